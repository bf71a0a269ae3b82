import { foldedText } from './folded-text.ts';
import { normalizeName } from './person-name.ts';

interface PersonName {
  firstName: string;
  lastName: string;
}

/** Whether two names are written alike but for case, spaces, and kinds of dashes and apostrophes: `MÜLLER ` and `Müller` are. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  return nameKey(one) === nameKey(other);
}

/** Equal for names that are written alike. */
export function nameKey({ firstName, lastName }: PersonName): string {
  return [firstName, lastName].map(plain).join('|');
}

/**
 * Whether two spellings are probably one person's name. Ignores case, accents, transliterated umlauts, hyphens and further
 * first names: `Jörg-Peter Weiß` and `Joerg Weiss` are alike.
 */
export function isAlikeName(one: PersonName, other: PersonName): boolean {
  return (
    isAlikeFirstName(one.firstName, other.firstName) &&
    folded(one.lastName) === folded(other.lastName)
  );
}

/** The same for first names alone, of which the first one decides. */
export function isAlikeFirstName(one: string, other: string): boolean {
  return firstWord(one) === firstWord(other);
}

function firstWord(name: string): string {
  return folded(name).split(' ', 1)[0] ?? '';
}

function folded(name: string): string {
  return foldedText(plain(name))
    .replaceAll(/[\s.-]+/g, ' ')
    .trim();
}

function plain(name: string): string {
  return normalizeName(name).toLocaleLowerCase('de').replaceAll('ß', 'ss');
}
