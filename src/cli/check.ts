/** `bigben check`: do certificates prove that deals are lost? The solver is not asked. */
import {
  type CertificateFault,
  type Checked,
  checkCertificate,
  MAX_LINES,
} from '../checker/check.ts';
import { makeRecord } from '../rules/record.ts';
import type { Result } from '../rules/result.ts';
import { argument, type Command } from './command.ts';
import { heldLine, speakCertificateFault } from './english/certificates.ts';
import { data } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { type InputPlace, inJson, placeOf, refusedLine } from './english/words.ts';
import { badData } from './failure.ts';
import { type InputLine, readLines } from './input.ts';
import type { Io } from './io.ts';
import { jsonOption } from './options.ts';
import { writeLine } from './output.ts';

/** `bigben check`: a line for each certificate. */
export const check: Command = {
  name: 'check',
  summary: 'check certificates of lost deals, without the solver',
  arguments: [argument('<file...>', 'files of certificates; "-" reads standard input')],
  options: [jsonOption('one JSON object a line')],
  run,
};

interface CheckOptions {
  readonly json?: true;
}

/** @throws CommandError at the end if any certificate was refused */
async function run(io: Io, files: readonly string[], options: CheckOptions): Promise<void> {
  let [checked, refused] = [0, 0];
  for (const file of files)
    for await (const certificate of readCertificates(io, file)) {
      const result = checkCertificate(certificate.map(({ text }) => text));
      checked++;
      if (!result.ok) refused++;
      const at = certificate[result.ok ? 0 : result.error.line - 1];
      await writeLine(io, lineOf({ file, line: at?.line ?? 1, nth: 1 }, result, options));
    }
  if (refused > 0) throw badData(data.certificatesRefused(refused, checked));
}

function lineOf(
  place: InputPlace,
  result: Result<Checked, CertificateFault>,
  { json }: CheckOptions,
): string {
  if (result.ok)
    return json ? jsonLine(held(place, result.value)) : heldLine(placeOf(place), result.value);
  const { error } = result;
  const move = error.kind === 'noRecord' ? error.fault.move : undefined;
  return refusedLine({ ...place, move, error: speakCertificateFault(error) }, json);
}

function held(place: InputPlace, { game, lines }: Checked) {
  const { number, rules, moves } = makeRecord(game);
  const deal = number === undefined ? {} : { number };
  return { ...inJson(place), ok: true, ...deal, rules, moves: moves.length, lines };
}

/** A line of a certificate has at most 21 signs: of longer ones the beginning will do. */
const KEPT = 60;

/** The certificates of a file, each from a game record to the next; one without a line if there is none. */
async function* readCertificates(io: Io, file: string): AsyncGenerator<readonly InputLine[]> {
  let lines: InputLine[] = [];
  for await (const { line, text } of readLines(io, file)) {
    const isRecord = text.startsWith('{');
    if (isRecord && lines.length > 0) {
      yield lines;
      lines = [];
    }
    const isFirst = lines.length === 0;
    // One line too many is enough to be refused, and endless ones do not fill memory.
    if (lines.length < MAX_LINES + 2)
      lines.push({ line, text: isFirst ? text : text.slice(0, KEPT) });
  }
  yield lines;
}
