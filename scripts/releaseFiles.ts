/** The files of `npm run release`, as functions of texts and bytes. */
import { createHash } from 'node:crypto';

/** The CHANGELOG's section of a version; undefined if there is none. */
export function changelogSection(changelog: string, version: string): string | undefined {
  const [, ...sections] = `\n${changelog}`.split('\n## ');
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  // The heading can go on with a date.
  return section?.replace(/^.*\n?/, '').trim() || undefined;
}

/** The fields of package.json that hold the addresses of the project. */
export interface Addresses {
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly bugs?: string | { readonly url?: string };
}

/** Hosts that stand for one that is not known yet: https://www.rfc-editor.org/rfc/rfc2606 */
const EXAMPLE = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

function isAddress(text: string): boolean {
  const plain = text.replace(/^git\+/, '');
  if (!URL.canParse(plain)) return false;
  const { protocol, hostname } = new URL(plain);
  return protocol === 'https:' && !EXAMPLE.test(hostname);
}

/** The addresses that are not filled in. */
export function missingAddresses({ homepage, repository, bugs }: Addresses): string[] {
  const texts = {
    homepage,
    repository: typeof repository === 'object' ? repository.url : repository,
    bugs: typeof bugs === 'object' ? bugs.url : bugs,
  };
  return Object.entries(texts).flatMap(([name, text]) => (isAddress(text ?? '') ? [] : [name]));
}

/** What CITATION.cff lacks of a version and of its date in the CHANGELOG; undefined if nothing. */
export function citationFault(
  citation: string,
  changelog: string,
  version: string,
): string | undefined {
  const lines = citation.split('\n');
  if (!lines.includes(`version: ${version}`)) return `does not have the version ${version}`;
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version} - `));
  const day = heading?.split(' - ')[1] ?? 'YYYY-MM-DD';
  return lines.includes(`date-released: ${day}`)
    ? undefined
    : `does not have the day of CHANGELOG.md's heading, "date-released: ${day}"`;
}

/** The last of the deals, from 1, that `npm run -w lab data` judges and a release has. */
export const lastDealOf = (ruleSet: string): number => (ruleSet === 'classic' ? 100_000 : 10_000);

/** The part that is used here of the manifest of the rows. */
export interface RowsManifest {
  readonly studies: readonly { readonly name: string; readonly to: number }[];
}

/** Says which deals of the first rule set that lacks some are there; undefined if all of all are. */
export function partialRows({ studies }: RowsManifest): string | undefined {
  const partial = studies.find(({ name, to }) => to !== lastDealOf(name));
  if (!partial) return undefined;
  const { name, to } = partial;
  return `has deals 1 to ${to} by ${name}, and a release has 1 to ${lastDealOf(name)}`;
}

/** As `sha256sum` writes and checks them. */
export const checksums = (files: Readonly<Record<string, Uint8Array>>): string =>
  Object.entries(files)
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('');

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The parts that are used here of https://cyclonedx.org/docs/1.5/json/. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: string[] }[];
}

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * A bill of materials with only what is shipped: what the site and the command line have been bundled from, which npm
 * takes for tools.
 * @param bill as `npm sbom` writes it, of everything
 * @param notice the notices beside the site and the command line: see site/libraries.ts
 * @param time of the release, so that the same release has the same bill
 * @throws if a bundled library is not in the bill
 */
export function shippedBill(bill: Bill, notice: string, name: string, time: string): Bill {
  const bundled = new Set(
    [...notice.matchAll(/^(\S+) (\d\S*) \([\w.-]+\)$/gm)].map(
      ([, lib, version]) => `${lib}@${version}`,
    ),
  );
  const isTool = ({ properties = [] }: Component) =>
    properties.some((one) => one.name === DEVELOPMENT);
  const components = bill.components.flatMap((component) => {
    if (bundled.delete(`${component.name}@${component.version}`)) {
      const properties = (component.properties ?? []).filter((one) => one.name !== DEVELOPMENT);
      return { ...component, scope: 'required', properties };
    }
    return isTool(component) ? [] : component;
  });
  if (bundled.size > 0) throw new Error(`npm sbom does not know ${[...bundled].join(', ')}`);
  const { serialNumber: _, ...rest } = bill;
  const root = bill.dependencies.filter(({ ref }) => ref.startsWith(`${name}@`));
  const kept = new Set(
    [...components, ...root.map(({ ref }) => ({ 'bom-ref': ref }))].map((one) => one['bom-ref']),
  );
  return {
    ...rest,
    // npm names the project after its folder.
    metadata: {
      ...bill.metadata,
      timestamp: time,
      component: { ...bill.metadata.component, name },
    },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => kept.has(on)),
      })),
  };
}

/** Lines of names and sizes, the sizes below each other. */
export function table(sizes: Readonly<Record<string, number>>): string {
  const rows = Object.entries(sizes).map(
    ([name, size]) => [name, `${(size / 1000).toFixed(1)} kB`] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  const wide = Math.max(...rows.map(([, size]) => size.length));
  return rows.map(([name, size]) => `${name.padEnd(width)}  ${size.padStart(wide)}\n`).join('');
}
