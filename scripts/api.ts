/**
 * `npx tsx scripts/api.ts`, after a build: makes the types of the library, one file for each entry with everything it needs, and a report of what
 * is public. The reports are checked in (docs/api). Where one differs, the command fails; with `--update` it writes it,
 * if the CHANGELOG has been changed as well since the last commit.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { fail, root, runLibrary } from './prepare.mjs';

const ENTRIES = ['rules', 'solver', 'fair', 'node'];
const isUpdate = process.argv.includes('--update');

function configOf(entry: string): ExtractorConfig {
  const types = join(root, `.cache/types/src/library/${entry}.d.ts`);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            ...{ lib: ['ES2023', 'DOM'], types: ['node'], skipLibCheck: true },
            ...{ module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true },
            noEmit: true,
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: join(root, 'docs/api'),
        reportTempFolder: join(root, '.cache/api'),
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(root, `dist/library/${entry}.d.ts`) },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'error' as never },
          'ae-missing-release-tag': { logLevel: 'none' as never },
          // TypeDoc asks for words on what is exported; members whose names say it have none.
          'ae-undocumented': { logLevel: 'none' as never },
          // The types of the rules stand in each entry that uses them, and are the same by their shape.
          'ae-forgotten-export': { logLevel: 'none' as never },
        },
        // TypeDoc reads the comments, and is stricter.
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  });
}

const isChanged = (file: string): boolean =>
  execFileSync('git', ['status', '--porcelain', '--', file], { cwd: root }).length > 0;

if (isUpdate && !isChanged('CHANGELOG.md'))
  fail('what is public is to change: say so in CHANGELOG.md first');

if (runLibrary('typescript/bin/tsc', ['-b']) !== 0) fail('the types do not hold; see above');

for (const entry of ENTRIES) {
  const { apiReportChanged, errorCount } = Extractor.invoke(configOf(entry), {
    localBuild: isUpdate,
    messageCallback: (message) => {
      if (message.logLevel === 'error') process.stderr.write(`${entry}: ${message.text}\n`);
      message.handled = true;
    },
  });
  if (apiReportChanged && !isUpdate)
    fail(
      `what ${entry} has public is not what docs/api/${entry}.api.md says: change CHANGELOG.md, then npx tsx scripts/api.ts --update`,
    );
  if (errorCount > 0) fail(`${entry}: see above`);
}
