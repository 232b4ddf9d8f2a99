/** The parts of a document that can be checked: its headings, links, code and samples of a terminal. */

export interface Place {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface Document {
  /** What a link can have after `#`, as GitHub makes it from the headings. */
  readonly anchors: ReadonlySet<string>;
  /** The targets of its links and pictures. */
  readonly links: readonly Place[];
  /** Its code, in sentences and in blocks, line by line. */
  readonly code: readonly Place[];
  /** Its commands after `$ `, each with the output that is shown below it. */
  readonly samples: readonly (Place & { readonly output: string })[];
}

const FENCE = /^\s*```/;
const LINK = /\]\(([^()\s]+)\)/g;
const CODE = /`([^`]+)`/g;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

/** @param text in Markdown, as far as these documents use it */
export function readDocument(text: string): Document {
  const anchors = new Set<string>();
  const links: Place[] = [];
  const code: Place[] = [];
  const samples: (Place & { output: string })[] = [];
  let isBlock = false;
  /** The sample whose output goes on. */
  let sample: (typeof samples)[number] | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) {
      isBlock = !isBlock;
      sample = undefined;
      continue;
    }
    const place = (found: string): Place => ({ text: found, line: at + 1 });
    if (isBlock) {
      code.push(place(line));
      if (line.startsWith('$ ')) {
        sample = { ...place(line.slice(2)), output: '' };
        samples.push(sample);
      } else if (sample) sample.output += `${line}\n`;
      continue;
    }
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) anchors.add(unique(slug(heading), anchors));
    const prose = line.replace(CODE, '');
    links.push(...[...prose.matchAll(LINK)].map(([, target = '']) => place(target)));
    code.push(...[...line.matchAll(CODE)].map(([, span = '']) => place(span)));
  }
  return { anchors, links, code, samples };
}

/** GitHub numbers the headings of the same words. */
function unique(anchor: string, anchors: ReadonlySet<string>): string {
  if (!anchors.has(anchor)) return anchor;
  let count = 1;
  while (anchors.has(`${anchor}-${count}`)) count++;
  return `${anchor}-${count}`;
}
