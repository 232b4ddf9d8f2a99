/** Serves the built game to the browsers of this machine. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { lookup } from 'mrmime';
import { HEADERS } from '../../site/headers.ts';
import { refusals } from './english/failures.ts';
import { filesOf, type Read, type SiteFile } from './siteFiles.ts';

const METHODS = ['GET', 'HEAD'];
const ALLOW = { Allow: METHODS.join(', ') };
/**
 * The names of this machine. A page from elsewhere can give its own name this machine's address
 * (DNS rebinding), but the browser still sends that name.
 */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** The errors for which Node refuses a client before there is a request; any other error is a 400. */
const REFUSED_BY_NODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A server of the files of a folder; it does not listen yet. All its answers have the headers of the site. */
export function siteServer(folder: string): Server {
  // Node would refuse a request without a host, but without our headers.
  const server = createServer({ requireHostHeader: false }, answersFrom(folder));
  server.on('checkExpectation', (_, response) => refuse(response, 417, refusals.expect));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseBare(socket, REFUSED_BY_NODE[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_, socket) => {
    socket.on('error', () => {});
    refuseBare(socket, 405, ALLOW);
  });
  return server;
}

function answersFrom(folder: string): RequestListener {
  const read = filesOf(folder);
  return (request, response) => {
    const { host } = request.headers;
    if (host === undefined) refuse(response, 400, refusals.noHost);
    else if (!OWN_HOST.test(host)) refuse(response, 403, refusals.host);
    else if (!METHODS.includes(request.method ?? '')) refuse(response, 405, refusals.method, ALLOW);
    else sendFile(request, response, read);
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, read: Read): void {
  const [path = ''] = (request.url ?? '').split('?');
  const name = path === '/' ? '/index.html' : path;
  try {
    const packed = takesGzip(request) ? read(`${name}.gz`) : undefined;
    const file = packed ?? read(name);
    if (!file) refuse(response, 404, refusals.noFile);
    else if (isKnown(request, file)) send(response, 304, validators(file));
    else {
      const encoding = packed && { 'Content-Encoding': 'gzip' };
      const headers = { ...validators(file), ...encoding, 'Content-Type': typeOf(name) };
      send(response, 200, headers, file.bytes);
    }
  } catch (error) {
    refuse(response, 500, refusals.cannotRead((error as NodeJS.ErrnoException).code));
  }
}

/** The browser keeps a file, but asks each time whether it is still the same. */
const validators = ({ etag }: SiteFile): Record<string, string> => ({
  ETag: etag,
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
});

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

/** A weight below 1 counts as a refusal; the plain file is right for everyone. */
const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0)/i.test(String(headers['accept-encoding']));

const isKnown = ({ headers }: IncomingMessage, { etag }: SiteFile): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

function refuse(response: ServerResponse, status: number, line: string, headers = {}): void {
  const type = { 'Content-Type': 'text/plain;charset=utf-8' };
  send(response, status, { ...headers, ...type }, `${line}\n`);
}

/** Node leaves the body out if the method is HEAD. */
function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body?: Buffer | string,
): void {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...HEADERS, ...headers, ...length }).end(body);
}

/** Refuses where Node has made no response to fill, and ends the connection. */
function refuseBare(socket: Duplex, status: number, headers = {}): void {
  const all = { ...HEADERS, ...headers, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
  socket.end(answer, () => socket.destroy());
}
