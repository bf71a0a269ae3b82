/** Walks over the text of rules; white space and comments count as nothing. */
export class Scanner {
  readonly text: string;
  #at = 0;
  #lastEnd = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** where the next thing begins */
  get position(): number {
    this.#skipBlanks();
    return this.#at;
  }

  /** where the last thing ended */
  get lastEnd(): number {
    return this.#lastEnd;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** Takes what matches here, which the pattern has to say with the flag `y`. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.#take(found.length);
    return found;
  }

  /** Takes the symbol or word if it comes next; a word only as a whole. */
  accept(token: string): boolean {
    if (!this.text.startsWith(token, this.position)) return false;
    const after = this.text[this.#at + token.length] ?? '';
    if (/^\w+$/.test(token) && /\w/.test(after)) return false;
    this.#take(token.length);
    return true;
  }

  /** Like accept, for what follows without a blank. */
  acceptAtOnce(token: string): boolean {
    return this.text.startsWith(token, this.#at) && this.accept(token);
  }

  /** @throws Error when something else comes next */
  expect(token: string): void {
    if (!this.accept(token)) throw this.unexpected(`'${token}'`);
  }

  /** @throws Error when no name comes next */
  name(): string {
    const name = this.match(/[A-Za-z_]\w*/y);
    if (name === null) throw this.unexpected('a name');
    return name;
  }

  unexpected(wanted: string): Error {
    const line = lineOf(this.text, this.position);
    const found = this.text.slice(this.#at, this.#at + 20).split('\n')[0] ?? '';
    return new Error(`Line ${line}: expected ${wanted}, found '${found}'`);
  }

  #take(length: number): void {
    this.#at += length;
    this.#lastEnd = this.#at;
  }

  #skipBlanks(): void {
    const blanks = /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    blanks.lastIndex = this.#at;
    this.#at += blanks.exec(this.text)?.[0].length ?? 0;
  }
}

/** The line, counted from 1, of a character. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
