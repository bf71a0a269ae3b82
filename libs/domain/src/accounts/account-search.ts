import { searchText, searchWords, type SearchText } from '../fields/search-text.ts';

/** Letters of a piece of text by which accounts are found. */
const LENGTH = 3;
/** More pieces hardly narrow a search. */
const MOST_IN_A_SEARCH = 8;

/** What of an advisor an admin's search goes through. */
export interface SearchedAccount {
  /** first and last name */
  name: string;
  code: string;
  email: string;
}

/**
 * The map `search` of an account: all pieces of three letters of name, code and address, in both spellings of umlauts. A
 * database finds only whole values: every piece of a search is compared with a field of its own.
 */
export function accountSearch({ name, code, email }: SearchedAccount): Record<string, true> {
  const { plain, withoutUmlauts } = searchText(name, code, email);
  return Object.fromEntries(pieces(`${plain} ${withoutUmlauts}`).map((piece) => [piece, true]));
}

/** The fields of the map that an account has when it holds what is searched for; none for less than three letters. */
export function searchedPieces(search: string): string[] {
  return pieces(searchWords(search).map(sureLetters).join(' ')).slice(0, MOST_IN_A_SEARCH);
}

/**
 * What an account surely holds that a word is found in. A leading e can be the second half of an umlaut in the
 * name, as `euel` is in `Baueuel`: the spelling without umlauts then lacks it.
 */
function sureLetters({ plain, withoutUmlauts }: SearchText): string {
  return plain.startsWith('e') && plain !== withoutUmlauts
    ? withoutUmlauts.slice(1)
    : withoutUmlauts;
}

function pieces(text: string): string[] {
  const found = text
    .split(' ')
    .flatMap((word) =>
      Array.from({ length: Math.max(word.length - LENGTH + 1, 0) }, (_, at) =>
        word.slice(at, at + LENGTH),
      ),
    );
  return [...new Set(found.map(fieldName))];
}

/** A name that needs no quotes in a query's path. It is lossy, so the page compares the whole text. */
const fieldName = (piece: string) => `p${piece.replaceAll(/[^a-z0-9]/g, '_')}`;
