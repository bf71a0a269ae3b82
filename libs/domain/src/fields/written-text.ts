import { BLANK, characterClass, FORBIDDEN } from './characters.ts';

// half a surrogate pair cannot be stored
const clean = new RegExp(`^[^${characterClass(FORBIDDEN)}\\u{d800}-\\u{dfff}]*$`, 'u');
const blank = new RegExp(`^[${characterClass(BLANK)}\\n]*$`, 'u');

/** True for a text that may be empty and may have line breaks, but holds no control characters. */
export function isText(text: string, max: number): boolean {
  return text.length <= max && clean.test(text);
}

/** True for a text with something to see in it. */
export function isFilled(text: string, max: number): boolean {
  return isText(text, max) && !blank.test(text);
}

/** True for a text of one line. */
export function isLine(text: string, max: number): boolean {
  return isFilled(text, max) && !text.includes('\n');
}

/** True for a text of one or two lines. */
export function isTwoLines(text: string, max: number): boolean {
  return isFilled(text, max) && text.indexOf('\n') === text.lastIndexOf('\n');
}
