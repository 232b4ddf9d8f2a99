/** Shell completion and the man page. Tests for a shell or a reader of man pages that is not installed are skipped. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { RULE_SET_NAMES } from '../rules/ruleSet.ts';
import { SHELLS } from './completion.ts';
import { COMMANDS } from './program.ts';
import { bigben } from './testing/harness.ts';
import { PROGRAM } from './testing/processHarness.ts';

const has = (program: string): boolean => !spawnSync(program, ['--version']).error;
const COMMAND_NAMES = COMMANDS.map(({ name }) => name);
const MAN_PAGE = fileURLToPath(new URL('../../dist/cli/bigben.1', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-completion-'));
  writeFileSync(join(folder, 'my win.json'), '');
  mkdirSync(join(folder, 'my results'));
  for (const shell of SHELLS) {
    const { out } = await bigben(['completion', shell]);
    writeFileSync(join(folder, `completion.${shell}`), out);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of a shell with the completions of that shell in the file $COMPLETION. */
function run(shell: string, program: string, words: readonly string[] = []): string[] {
  const out = execFileSync(shell, ['-c', program, ...(shell === 'fish' ? [] : [shell]), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, COMPLETION: join(folder, `completion.${shell}`) },
  });
  return out.split('\n').filter((line) => line !== '');
}

const inBash = (...words: string[]): string[] =>
  run(
    'bash',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: bash reads it
    'source "$COMPLETION"; COMP_WORDS=(bigben "$@"); COMP_CWORD=$#; _bigben; printf "%s\\n" "${COMPREPLY[@]}"',
    words,
  );

describe.skipIf(!has('bash'))('bash completes', () => {
  it.each([
    [['so'], ['solve']],
    [['--v'], ['--version']],
    [
      ['deal', '1', '--'],
      ['--rules', '--json', '--help'],
    ],
    [
      ['deal', '1', '--rules', 'c'],
      ['classic', 'cadogan'],
    ],
    [
      ['deal', '1', '--rules', '=', 're'],
      ['redeal', 'relaxed'],
    ],
    [['deal', '--rules', '='], RULE_SET_NAMES],
    [['rules', 'mc'], ['mcneely']],
    [['rules', '--j'], ['--json']],
    [['help', 'st'], ['study']],
    [['help', ''], COMMAND_NAMES],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [
      ['replay', 'my'],
      ['my results', 'my win.json'],
    ],
    [['study', '--out', 'my'], ['my results']],
    [['solve', '--from', ''], []],
    [['nosuch', ''], []],
  ])('%j', (words, proposals) => {
    expect(inBash(...words).sort()).toEqual([...proposals].sort());
  });

  it('every command', () => {
    expect(inBash('')).toEqual(expect.arrayContaining([...COMMAND_NAMES, 'help', '--help']));
  });

  it.each(COMMAND_NAMES)('every option of %s', async (command) => {
    const { out } = await bigben(['help', command]);
    const options = out.match(/(?<=^ {2}(?:-\w, )?)--[a-z-]+/gm) ?? [];
    expect(options).toContain('--help');
    expect(inBash(command, '-').sort()).toEqual(options.sort());
  });

  it('as its help says: read by source', () => {
    const bigben = 'bigben() { "$NODE" "$PROGRAM" "$@"; }';
    const command = `${bigben}; source <(bigben completion bash); complete -p bigben`;
    const env = { ...process.env, NODE: process.execPath, PROGRAM };
    const out = execFileSync('bash', ['-c', command], { env });
    expect(`${out}`).toBe('complete -F _bigben bigben\n');
  });
});

describe.skipIf(!has('zsh'))('zsh', () => {
  it('can read its completions', () => {
    run('zsh', 'zsh -n "$COMPLETION"');
    const load =
      'autoload -Uz compinit && compinit -u -D; source "$COMPLETION"; print $_comps[bigben]';
    expect(run('zsh', load)).toEqual(['_bigben']);
  });
});

describe.skipIf(!has('fish'))('fish completes', () => {
  it.each([
    ['bigben so', ['solve']],
    ['bigben deal --ru', ['--rules']],
    ['bigben deal --rules re', ['redeal', 'relaxed']],
    ['bigben rules mc', ['mcneely']],
    ['bigben help st', ['study']],
    ['bigben study --out my', ['my results/']],
    ['bigben replay my', ['my results/', 'my win.json']],
  ])('%s', (line, proposals) => {
    const lines = run('fish', `source $COMPLETION; complete -C '${line}'`);
    expect(lines.map((proposal) => proposal.split('\t')[0])).toEqual(proposals);
  });
});

it('refuses another shell', async () => {
  const { status, err } = await bigben(['completion', 'tcsh']);
  expect(status).toBe(2);
  expect(err).toContain('Allowed choices are bash, zsh, fish.');
});

describe('the man page', () => {
  // A single name that is in no list would not be linked.
  it('is one that npm installs', () => expect(packageJson.man).toEqual(['./dist/cli/bigben.1']));

  const page = readFileSync(MAN_PAGE, 'utf8');

  it('has every command with its options', async () => {
    for (const command of COMMAND_NAMES) {
      expect(page).toMatch(new RegExp(`^\\.SS "${command} `, 'm'));
      const { out } = await bigben(['help', command]);
      for (const option of out.match(/(?<=^ {2})--[a-z-]+/gm) ?? [])
        expect(page).toContain(`.B "${option.replaceAll('-', '\\-')}`);
    }
  });

  it('says that Ctrl+C ends play with status 0, as play.test.ts holds, and others with 130', () => {
    const meaning = (status: string) => page.split(`.B "${status}"\n`)[1]?.split('\n')[0];
    expect(meaning('0')).toContain('play');
    expect(meaning('130')).toContain('except play');
  });

  it.skipIf(!has('groff'))('is right for groff', () => {
    const { stderr, stdout } = spawnSync('groff', ['-man', '-ww', '-Tutf8', MAN_PAGE], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('bigben - the two-pack solitaire on a clock');
  });

  it.skipIf(spawnSync('mandoc', ['-T', 'lint', '/dev/null']).error)('is right for mandoc', () => {
    const { stdout } = spawnSync('mandoc', ['-T', 'lint', MAN_PAGE], { encoding: 'utf8' });
    // The page has no date, so that each build makes the same.
    const complaints = stdout.split('\n').filter((line) => line !== '' && !line.includes('STYLE:'));
    expect(complaints).toEqual([expect.stringContaining('missing date')]);
  });
});
