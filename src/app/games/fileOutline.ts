/**
 * Finds the games in the text of a file of everything while it comes in pieces, so that memory holds one game at a
 * time: whatever the file is, and however deep its brackets. `JSON.parse` then reads each of them. What is no game
 * is passed over unread. Why not a library: docs/decisions/0016-large-files.md.
 */

/** A longer or deeper element of the list is no game. */
const MAX_ELEMENT_LENGTH = 1_000_000;
const MAX_ELEMENT_DEPTH = 100;

/** What is looked for: all that changes depth, begins or ends something. */
const MARKS = /["[\]{},:]/g;
/** In a string only what ends it, and what hides the end. */
const STRING_MARKS = /["\\]/g;

/** What a list holds at one place: the text of a value, or nothing if it is too long or too deep. */
export type Element = string | undefined;

export class FileOutline {
  /** The member `bigben` of the file, as JSON, if it has come. */
  kind: string | undefined;
  /** Whether there is a list `games`. */
  hasGames = false;
  /** Whether the text can be no object: then nothing more is looked for. */
  isOther = false;
  /** Whether the object has ended. */
  isDone = false;
  #depth = 0;
  #inString = false;
  /** The next character belongs to a backslash. */
  #isEscaped = false;
  /** The name of the member whose value is read. */
  #name: string | undefined;
  #inGames = false;
  /** The text since the last mark that counts, in pieces. */
  #kept: string[] = [];
  #keptLength = 0;
  #isUnreadable = false;
  #found: Element[] = [];

  /**
   * Takes in the next piece of the text.
   *
   * @returns the elements of the list `games` that end in it
   */
  push(piece: string): readonly Element[] {
    this.#found = [];
    let at = 0;
    while (at < piece.length && !this.isOther && !this.isDone)
      at = this.#inString ? this.#passString(piece, at) : this.#pass(piece, at);
    return this.#found;
  }

  /** Whether the text ended in the middle of the object. */
  get isCutOff(): boolean {
    return this.#depth > 0 && !this.isDone;
  }

  /** Reads on inside a string. @returns where to go on */
  #passString(piece: string, from: number): number {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      this.#keep(piece, from, from + 1);
      return from + 1;
    }
    STRING_MARKS.lastIndex = from;
    const mark = STRING_MARKS.exec(piece);
    const end = mark ? mark.index + 1 : piece.length;
    this.#keep(piece, from, end);
    if (mark?.[0] === '"') this.#inString = false;
    else if (mark) this.#isEscaped = true;
    return end;
  }

  /** Reads on outside of strings, to the next mark. @returns where to go on */
  #pass(piece: string, from: number): number {
    MARKS.lastIndex = from;
    const mark = MARKS.exec(piece);
    const at = mark ? mark.index : piece.length;
    if (this.#depth === 0 && !this.#begins(piece.slice(from, at), mark?.[0])) return at;
    this.#keep(piece, from, at);
    if (!mark) return at;
    if (!this.#delimits(mark[0])) this.#keep(piece, at, at + 1);
    return at + 1;
  }

  /** Whether nothing but blanks comes before the object's bracket, as far as is known. */
  #begins(before: string, mark: string | undefined): boolean {
    this.isOther = before.trim() !== '' || (mark !== undefined && mark !== '{');
    return !this.isOther;
  }

  /** Takes note of a mark. @returns whether it stands between two members or elements, and belongs to neither */
  #delimits(mark: string): boolean {
    if (mark === '"') this.#inString = true;
    else if (mark === '{' || mark === '[') return this.#opens(mark);
    else if (mark === '}' || mark === ']') return this.#closes();
    else if (mark === ',') return this.#separates();
    else if (this.#depth === 1 && this.#name === undefined) {
      this.#name = this.#take();
      return true;
    }
    return false;
  }

  #opens(mark: string): boolean {
    this.#depth++;
    if (this.#depth === 1) return true;
    if (this.#depth > MAX_ELEMENT_DEPTH) this.#isUnreadable = true;
    if (this.#depth !== 2 || mark !== '[' || this.#name !== '"games"') return false;
    this.#inGames = true;
    this.hasGames = true;
    this.#take();
    return true;
  }

  #closes(): boolean {
    this.#depth--;
    if (this.#depth === 0) {
      this.#endMember();
      this.isDone = true;
      return true;
    }
    if (this.#depth > 1 || !this.#inGames) return false;
    if (this.#isUnreadable || this.#kept.some((part) => part.trim() !== '')) this.#endElement();
    this.#inGames = false;
    return true;
  }

  #separates(): boolean {
    if (this.#depth === 1) this.#endMember();
    else if (this.#depth === 2 && this.#inGames) this.#endElement();
    else return false;
    return true;
  }

  #endMember(): void {
    const value = this.#take();
    if (this.#name === '"bigben"') this.kind = value;
    this.#name = undefined;
  }

  #endElement(): void {
    this.#found.push(this.#take());
  }

  #keep(piece: string, from: number, to: number): void {
    if (this.#isUnreadable || from === to) return;
    this.#keptLength += to - from;
    if (this.#keptLength > MAX_ELEMENT_LENGTH) {
      this.#isUnreadable = true;
      this.#kept = [];
    } else this.#kept.push(piece.slice(from, to));
  }

  /** The text kept, without the blanks around it, which is then forgotten. */
  #take(): Element {
    const text = this.#isUnreadable ? undefined : this.#kept.join('').trim();
    this.#kept = [];
    this.#keptLength = 0;
    this.#isUnreadable = false;
    return text;
  }
}
