import { BLANK, characterClass, FORBIDDEN } from './characters.ts';

// half an emoji cannot be stored
const forbidden = `${characterClass(FORBIDDEN)}\\u{d800}-\\u{dfff}`;
const blank = characterClass(BLANK);
const clean = new RegExp(`^[^${forbidden}]*$`, 'u');
const visible = new RegExp(`^[${blank}\\n]*[^${forbidden}${blank}\\n]`, 'u');

/** True for a text that has something to see, may have line breaks, and no control characters. */
export function isWritten(text: string, max: number): boolean {
  return isWrittenOrEmpty(text, max) && visible.test(text);
}

/** True for a text that may also be empty. */
export function isWrittenOrEmpty(text: string, max: number): boolean {
  return text.length <= max && clean.test(text);
}

/** True for a text of one line. */
export function isLine(text: string, max: number): boolean {
  return isWritten(text, max) && !text.includes('\n');
}

/** True for a text of one or two lines. */
export function isTwoLines(text: string, max: number): boolean {
  return isWritten(text, max) && text.indexOf('\n') === text.lastIndexOf('\n');
}
