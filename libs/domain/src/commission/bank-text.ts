import transliterate from '@sindresorhus/transliterate';
import { withoutSpecialLetters } from '../fields/folded-text.ts';

/** Characters of a name in a SEPA transfer. */
export const LONGEST_BANK_NAME = 70;

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};
const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
};
const replaced = new RegExp(`[${[...Object.keys(UMLAUTS), ...Object.keys(SIGNS)].join('')}]`, 'gu');

/** Whether a name contains any characters that banks accept. */
export const isBankName = (name: string): boolean => bankText(name) !== '';

/**
 * A name in the characters that every SEPA bank reads (EPC217-08, Latin set). Greek, Cyrillic and other alphabets are
 * transliterated. Empty when nothing of the name can be written, for example in Chinese.
 */
export function bankText(text: string): string {
  const german = text
    .normalize('NFC')
    .replaceAll(replaced, (one) => UMLAUTS[one] ?? SIGNS[one] ?? one)
    .replaceAll(/\p{Pd}/gu, '-');
  return transliterate(withoutSpecialLetters(german))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, LONGEST_BANK_NAME)
    .trim();
}
