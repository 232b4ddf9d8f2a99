import { describe, expect, it } from 'vitest';
import {
  type Bill,
  changelogSection,
  checksums,
  citationFault,
  missingAddresses,
  partialRows,
  shippedBill,
  table,
} from './releaseFiles.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the section of the CHANGELOG', () => {
  const CHANGELOG =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 0.1.10 - 2026-12-24\n\n- ten\n- more\n\n## 0.1.1\n\n### Mended\n\n- one\n\n## 0.1.0\n\n';

  it('is what stands below the heading of just this version', () => {
    expect(changelogSection(CHANGELOG, '0.1.10')).toBe('- ten\n- more');
    expect(changelogSection(CHANGELOG, '0.1.1')).toBe('### Mended\n\n- one');
    expect(changelogSection('## 1.0.0\n- all\n', '1.0.0')).toBe('- all');
  });

  it('is missed, or empty, where nobody wrote it', () => {
    for (const version of ['0.1', '0.1.0', '0.1.2', '']) {
      expect(changelogSection(CHANGELOG, version), version).toBeUndefined();
    }
  });
});

describe('the citation', () => {
  it('names the version and the day of its release', () => {
    const citation = 'title: Big Ben\nversion: 0.2.0\ndate-released: 2027-01-31\nlicense: MIT\n';
    const faultOn = (day: string, version = '0.2.0') =>
      citationFault(citation, `# Changelog\n\n## 0.2.0${day}\n\n- new\n`, version);
    expect(faultOn(' - 2027-01-31')).toBeUndefined();
    expect(faultOn(' - 2027-01-31', '0.3.0')).toBe('does not have the version 0.3.0');
    expect(faultOn(' - 2027-02-01')).toMatch(/"date-released: 2027-02-01"$/);
    expect(faultOn('')).toMatch(/"date-released: YYYY-MM-DD"$/);
  });
});

describe('the rows of the studies', () => {
  it('are refused unless they are those of all deals', () => {
    const whole = [
      { name: 'classic', to: 100_000 },
      { name: 'relaxed', to: 10_000 },
    ];
    expect(partialRows({ studies: whole })).toBeUndefined();
    expect(partialRows({ studies: whole.with(1, { name: 'relaxed', to: 200 }) })).toBe(
      'has deals 1 to 200 by relaxed, and a release has 1 to 10000',
    );
  });
});

describe('the addresses', () => {
  it('are missed unless all three are filled in', () => {
    expect(missingAddresses({})).toEqual(['homepage', 'repository', 'bugs']);
    const url = 'https://bigben.games/';
    expect(missingAddresses({ homepage: url, bugs: url })).toEqual(['repository']);
    expect(
      missingAddresses({ homepage: url, repository: { url: `git+${url}x.git` }, bugs: { url } }),
    ).toEqual([]);
  });

  it.each([
    'https://example.org/bigben',
    'https://www.example.com/',
    'https://bigben.invalid/',
    'http://bigben.games/',
    'TODO',
  ])('are not %s', (homepage) => {
    expect(missingAddresses({ homepage })).toContain('homepage');
  });
});

it('the checksums are those that sha256sum reads', () => {
  // The examples of FIPS 180-2, and of nothing at all.
  expect(checksums({ 'a.tgz': bytes('abc'), 'b.zip': bytes('') })).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.tgz\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.zip\n',
  );
});

describe('the bill of materials', () => {
  const tool = [{ name: 'cdx:npm:package:development', value: 'true' }];
  const component = (name: string, properties: typeof tool = []) => ({
    ...{ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0', properties },
    scope: properties.length > 0 ? 'optional' : 'required',
  });
  const BILL: Bill = {
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', component: { name: 'folder' } },
    components: [component('commander'), component('preact', tool), component('vite', tool)],
    dependencies: [
      { ref: 'bigben@0.1.0', dependsOn: ['commander@1.0.0', 'preact@1.0.0', 'vite@1.0.0'] },
      { ref: 'preact@1.0.0', dependsOn: [] },
      { ref: 'vite@1.0.0', dependsOn: ['preact@1.0.0'] },
    ],
  };

  it('has what is needed and what is bundled, and no tools', () => {
    const text = 'Big Ben\n\npreact 1.0.0 (MIT)\n\nThe text of the licence.\n';
    const bill = shippedBill(BILL, text, 'bigben', '2026-12-24T00:00:00.000Z');
    expect(bill.components).toEqual([component('commander'), component('preact')]);
    expect(bill.dependencies).toEqual([
      { ref: 'bigben@0.1.0', dependsOn: ['commander@1.0.0', 'preact@1.0.0'] },
      { ref: 'preact@1.0.0', dependsOn: [] },
    ]);
    expect(bill.metadata).toEqual({
      timestamp: '2026-12-24T00:00:00.000Z',
      component: { name: 'bigben' },
    });
    expect(bill.serialNumber).toBeUndefined();
  });

  it('is refused if it lacks what is bundled', () => {
    expect(() => shippedBill(BILL, 'idb 8.0.4 (ISC)', 'bigben', '')).toThrow('idb@8.0.4');
  });
});

it('the table has the sizes below each other', () => {
  expect(table({ 'a.tgz': 1_234_567, 'long.zip': 1000 })).toBe(
    'a.tgz     1234.6 kB\nlong.zip     1.0 kB\n',
  );
});
