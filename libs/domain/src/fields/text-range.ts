/** Sorts after every character of an address. */
const LAST_CHARACTER = '\uf8ff';

/** The texts that begin with `begin` lie from here on and before there, in a database's order. */
export function textsBeginningWith(begin: string): { from: string; before: string } {
  return { from: begin, before: begin + LAST_CHARACTER };
}

/** What an address has to begin with to be found by what was typed: addresses are stored in lower case. */
export function addressSearch(typed: string): string {
  return typed.trim().toLowerCase();
}
