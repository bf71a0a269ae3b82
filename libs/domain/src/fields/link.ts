import { isText } from './written-text.ts';

const LONGEST_LINK = 2000;
const pattern =
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\t\n\f\r /?#][^\t\n\f\r ]*|[^\t\n\f\r :/?#]+(?:[/?#][^\t\n\f\r ]*)?)$/;

/** True for an address on the web as an advisor enters it: with http, https, or no scheme, which becomes https. */
export function isLink(text: string): boolean {
  return isText(text, LONGEST_LINK) && pattern.test(text);
}
