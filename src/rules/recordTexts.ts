/**
 * Finds game records in a text that comes in pieces. Memory holds one record at a time, for any
 * text and any depth of brackets. `JSON.parse` then reads each. Any layout will do: one record per
 * line, over many lines, one after the other, in a list, or in the list `games` of the page's file
 * of everything; the rest of that file is skipped unread. Why this is not done by a library:
 * docs/decisions/0016-large-files.md.
 */
import { MAX_RECORD_LENGTH } from './record.ts';

/** Where a record begins. */
export interface RecordPlace {
  /** Counted from 1. */
  readonly line: number;
  /** Its place among the records that begin on this line, counted from 1. */
  readonly nth: number;
}

/** The text of a likely record. */
export interface RecordText extends RecordPlace {
  /** Without blanks around it; nothing if it is longer than any record. */
  readonly text: string | undefined;
}

/**
 * Any character but white space, byte order marks and control characters (RFC 7464); and line ends,
 * to count them.
 */
const INK = /[^\s\p{Cc}]|\n/gu;
const LINE_ENDS = /\n/g;
const ENDS_IN_LIST = /[,\]\n]/g;
/** In a record: the characters that change the depth, or begin or end something. */
const MARKS = /["[\]{},\n]/g;
/** The same where commas do not count; complete strings are skipped together. */
const MARKS_AND_TEXTS = /(?:"[^"\\\n]*"[,: ]*)+|["[\]{}\n]/g;
/** In a string: its end, the escape character, and the line end, which no string can contain. */
const STRING_MARKS = /["\\\n]/g;
const BEGINS = /[[{\n]/g;

/** The beginning of the page's file of everything. */
const EVERYTHING = /^\{\s*"bigben"\s*:\s*"everything"\s*$/;
const GAMES = /^\s*"games"\s*:\s*$/;

/** Names and gaps are no longer than this. Text that is examined repeatedly must be short. */
const SHORT = 100;

type State =
  /** Outside any record or list. */
  | 'top'
  /** In a list of records, between them. */
  | 'list'
  /** In a value without brackets: at the top it ends with its line. */
  | 'bare'
  | 'record'
  /** After the games in the file of everything, to its end. */
  | 'rest'
  /** After a record that broke off, up to the next bracket at the beginning of a line. */
  | 'lost';

export class RecordTexts {
  /** Whether the list of games in the page's file of everything has been reached. */
  hasEverything = false;
  #state: State = 'top';
  /** Whether the record is in a list or at the top. */
  #around: 'top' | 'list' = 'top';
  /** Whether that list is the one in the file of everything. */
  #isInEverything = false;
  #line = 1;
  /** The last character of the previous piece. */
  #before = '\n';
  #depth = 0;
  #inString = false;
  /** Whether a backslash escapes the next character. */
  #isEscaped = false;
  /** Whether the record is the page's file of everything; unknown before its first comma. */
  #isEverything: boolean | undefined;
  #begin: RecordPlace = { line: 1, nth: 0 };
  #aroundBegin: RecordPlace = { line: 1, nth: 0 };
  /** The record's text in earlier pieces. */
  #kept: string[] = [];
  #keptLength = 0;
  /** Where its text in this piece begins. */
  #from = 0;
  #found: RecordText[] = [];

  /**
   * Takes in the next piece of the text.
   *
   * @returns the records that end in it
   */
  push(piece: string): readonly RecordText[] {
    this.#found = [];
    this.#from = 0;
    let at = 0;
    while (at < piece.length) at = this.#isEscaped ? this.#passEscaped(at) : this.#pass(piece, at);
    if (this.#isKept) this.#keep(piece.slice(this.#from));
    this.#before = piece.at(-1) ?? this.#before;
    return this.#found;
  }

  /** @returns the record or list that the end of the text cuts off, if any */
  end(): readonly RecordText[] {
    this.#found = [];
    this.#from = 0;
    if (this.#isKept) this.#endRecord('', 0);
    else if (this.#state !== 'lost' && this.#around === 'list')
      this.#found.push({ text: '[', ...this.#aroundBegin });
    this.#around = 'top';
    this.#state = 'top';
    return this.#found;
  }

  get #isKept(): boolean {
    return this.#state === 'bare' || this.#state === 'record';
  }

  #passEscaped(at: number): number {
    this.#isEscaped = false;
    return at + 1;
  }

  /** Reads on to the next mark. @returns where to go on */
  #pass(piece: string, from: number): number {
    const marks = this.#marks;
    marks.lastIndex = from;
    const found = marks.exec(piece);
    if (!found) return piece.length;
    const { 0: mark, index } = found;
    if (mark.length > 1) return index + mark.length;
    if (this.#inString) this.#meetInString(piece, index, mark);
    else this.#meet(piece, index, mark);
    if (mark === '\n') this.#line++;
    return index + 1;
  }

  get #marks(): RegExp {
    if (this.#inString) return STRING_MARKS;
    if (this.#state === 'bare') return this.#around === 'top' ? LINE_ENDS : ENDS_IN_LIST;
    if (this.#state === 'lost') return BEGINS;
    if (this.#state === 'top' || this.#state === 'list') return INK;
    return this.#isEverything === false ? MARKS_AND_TEXTS : MARKS;
  }

  #meetInString(piece: string, at: number, mark: string): void {
    if (mark === '\\') this.#isEscaped = true;
    else this.#inString = mark === '\n' && this.#state === 'rest';
    if (mark !== '\n' || this.#state === 'rest') return;
    this.#endRecord(piece, at);
    this.#state = 'lost';
  }

  #meet(piece: string, at: number, mark: string): void {
    switch (this.#state) {
      case 'lost':
        if (mark !== '\n' && this.#beginsLine(piece, at)) this.#start(at, mark);
        return;
      case 'top':
      case 'list':
        if (mark !== '\n') this.#start(at, mark);
        return;
      case 'bare':
        this.#endRecord(piece, at);
        if (mark === ']') this.#leaveList();
        return;
      case 'record':
        this.#meetInRecord(piece, at, mark);
        return;
      case 'rest':
        this.#meetInRest(mark);
    }
  }

  #meetInRest(mark: string): void {
    if (mark === '"') this.#inString = true;
    else if (mark === '{' || mark === '[') this.#depth++;
    else if (mark === '}' || mark === ']') this.#depth--;
    if (this.#depth === 0) this.#leave();
  }

  /** Begins or ends at a mark: a list, a record, or a value without brackets. */
  #start(at: number, mark: string): void {
    const { line, nth } = this.#begin;
    const begin = { line: this.#line, nth: line === this.#line ? nth + 1 : 1 };
    if (this.#around === 'list' && mark === ']') this.#leaveList();
    else if (this.#around === 'top' && mark === '[') this.#enterList(begin);
    else if (this.#around === 'top' || mark !== ',') this.#startRecord(at, mark, begin);
  }

  #startRecord(at: number, mark: string, begin: RecordPlace): void {
    this.#begin = begin;
    this.#from = at;
    this.#isEverything = this.#around === 'top' ? undefined : false;
    this.#state = mark === '{' || mark === '[' ? 'record' : 'bare';
    this.#depth = this.#state === 'record' ? 1 : 0;
  }

  #meetInRecord(piece: string, at: number, mark: string): void {
    if (mark === '"') this.#inString = true;
    else if (mark === '{' && this.#breaksOff(piece, at)) {
      this.#endRecord(piece, at);
      this.#start(at, mark);
    } else if (mark === '{' || mark === '[') this.#open(piece, at, mark);
    else if (mark === '}' || mark === ']') {
      this.#depth--;
      if (this.#depth === 0) this.#endRecord(piece, at + 1);
    } else if (mark === ',' && this.#depth === 1 && this.#isEverything !== false) {
      this.#isEverything ??= EVERYTHING.test(this.#shortTextTo(piece, at));
      // The text of its members is not needed.
      if (this.#isEverything) this.#forget(at + 1);
    }
  }

  #open(piece: string, at: number, mark: string): void {
    this.#depth++;
    if (mark !== '[' || this.#depth !== 2 || !this.#isEverything) return;
    if (!GAMES.test(this.#shortTextTo(piece, at))) return;
    const { line, nth } = this.#begin;
    this.#isInEverything = true;
    this.hasEverything = true;
    // Its first game takes its number on the line.
    this.#begin = { line, nth: nth - 1 };
    this.#enterList({ line, nth });
  }

  #enterList(begin: RecordPlace): void {
    this.#aroundBegin = begin;
    this.#around = 'list';
    this.#state = 'list';
    this.#forget(0);
  }

  #leaveList(): void {
    if (this.#isInEverything) {
      this.#state = 'rest';
      this.#depth = 1;
    } else this.#leave();
  }

  #leave(): void {
    this.#isInEverything = false;
    this.#around = 'top';
    this.#state = 'top';
  }

  #endRecord(piece: string, to: number): void {
    // The text of its members was not kept.
    const outline = this.#depth > 0 ? '{' : '{"bigben":"everything"}';
    const text = this.#isEverything ? outline : this.#textTo(piece, to)?.trim();
    this.#found.push({ text, ...this.#begin });
    this.#forget(to);
    this.#inString = false;
    this.#depth = 0;
    this.#state = this.#around;
  }

  /**
   * Whether the record broke off before this bracket, as when a writer was killed: the bracket
   * begins a line, and is not the value of a member that was named on an earlier line.
   */
  #breaksOff(piece: string, at: number): boolean {
    return this.#beginsLine(piece, at) && this.#lastInk(piece, at) !== ':';
  }

  /** Whether nothing, not even a space, comes before it on its line. */
  #beginsLine = (piece: string, at: number): boolean =>
    '\n\r\uFEFF\u001e'.includes(at > 0 ? (piece[at - 1] as string) : this.#before);

  #lastInk(piece: string, at: number): string | undefined {
    const near = piece.slice(Math.max(this.#from, at - SHORT), at).trimEnd();
    return (near || this.#kept.at(-1)?.slice(-SHORT).trimEnd())?.at(-1);
  }

  #keep(part: string): void {
    this.#keptLength += part.length;
    if (this.#keptLength > MAX_RECORD_LENGTH) this.#kept = [];
    else this.#kept.push(part);
  }

  /** The record's text up to an index of the piece; nothing if it is too long. */
  #textTo(piece: string, to: number): string | undefined {
    if (this.#keptLength + to - this.#from > MAX_RECORD_LENGTH) return undefined;
    return this.#kept.join('') + piece.slice(this.#from, to);
  }

  /** The same, but empty if it is too long to be a name or a kind. */
  #shortTextTo(piece: string, to: number): string {
    return this.#keptLength + to - this.#from > SHORT ? '' : (this.#textTo(piece, to) as string);
  }

  #forget(to: number): void {
    this.#kept = [];
    this.#keptLength = 0;
    this.#from = to;
  }
}
