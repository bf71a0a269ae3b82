import { plainLetters, withoutUmlauts } from './folded-text.ts';

/** Apostrophes and invisible characters. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼʻ´`′]/gu;

/** A text made ready to be searched, once for many searches. */
export interface SearchText {
  plain: string;
  withoutUmlauts: string;
}

/** Texts that are searched as one. */
export function searchText(...texts: string[]): SearchText {
  const plain = words(texts.join(' ')).join(' ');
  return { plain, withoutUmlauts: withoutUmlauts(plain) };
}

/**
 * Finds the texts that hold every word of a search, in any order. Case, accents, apostrophes and dashes do not count, and an
 * umlaut is found by each of its spellings: `müller`, `mueller` and `muller` find each other.
 */
export function searchFor(search: string): (text: SearchText) => boolean {
  const wanted = searchWords(search);
  return (text) =>
    wanted.every(
      (word) =>
        text.plain.includes(word.plain) || text.withoutUmlauts.includes(word.withoutUmlauts),
    );
}

/** The words of a search, each in the forms in which texts are compared. */
export function searchWords(search: string): SearchText[] {
  return words(search).map((plain) => ({ plain, withoutUmlauts: withoutUmlauts(plain) }));
}

/** Whether every word of the search is in one of the texts. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  return searchFor(search)(searchText(...texts));
}

function words(text: string): string[] {
  // first: an acute accent that stands alone would fall apart into a space and an accent
  return plainLetters(text.replaceAll(IGNORED, ''))
    .split(/[\s\p{Pd},;]+/u)
    .filter((word) => word !== '');
}
