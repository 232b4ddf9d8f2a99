/** Serves the built site for the browser tests: at the root, and from a folder, as hosts do. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const site = sirv(fileURLToPath(new URL('../dist/site', import.meta.url)), {
  etag: true,
  gzip: true,
});
const FOLDER = '/games/big-ben';

createServer((request, response) => {
  if (request.url?.startsWith(`${FOLDER}/`)) request.url = request.url.slice(FOLDER.length);
  site(request, response);
}).listen(Number(process.argv[2]), '127.0.0.1');
