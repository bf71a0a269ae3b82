import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';
import { isPersonName, normalizeName } from './person-name.ts';
import { matchesSearch } from './search-text.ts';

/** Letters of German, Turkish, Polish and the Scandinavian languages, and how people type them without their keys. */
const LETTERS = Object.entries({
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  ß: ['ss'],
  ı: ['i'],
  ş: ['s'],
  ğ: ['g'],
  ç: ['c'],
  ł: ['l'],
  ń: ['n'],
  ź: ['z'],
  ę: ['e'],
  å: ['a'],
  ø: ['o'],
});
const letter = fc.constantFrom(...LETTERS);
const plain = fc.constantFrom('an', 'be', 'ki', 'lo', 'mar', 'ter', 'ny', 'sen', 'wi', 'dz');
/** A name, and the same as it is typed without the letter's key. */
const name = fc
  .tuple(plain, letter, plain, fc.nat(1), fc.constantFrom('', "'", '-', ' '))
  .map(([before, [special, spellings], after, which, between]) => {
    const written = (middle: string) => `${before}${middle}${between}${after}`;
    return { name: written(special), typed: written(spellings[which] ?? spellings[0] ?? '') };
  });

test('a name is one, and reading it again changes nothing, whatever form its letters came in', () => {
  fc.assert(
    fc.property(name, fc.constantFrom('NFC', 'NFD'), ({ name: written }, form) => {
      const read = normalizeName(` ${written.normalize(form)} `);
      expect(isPersonName(read)).toBe(true);
      expect(read).toBe(normalizeName(written));
      expect(normalizeName(read)).toBe(read);
    }),
  );
});

test('a person is found by their name with and without the keys for its letters, in small and large letters', () => {
  fc.assert(
    fc.property(name, name, fc.boolean(), (first, last, isLarge) => {
      const shown = `${first.name} ${last.name}`;
      const typed = isLarge ? last.typed.toUpperCase() : last.typed;
      expect(matchesSearch(typed, shown)).toBe(true);
      expect(matchesSearch(shown.normalize('NFD'), shown)).toBe(true);
    }),
  );
});

test('an address is the same however it was pasted', () => {
  const local = fc.stringMatching(/^[a-z0-9]{1,12}([.+_-][a-z0-9]{1,6})?$/);
  const domain = fc.constantFrom('web.de', 'müller.example', 'xn--mller-kva.example', 'a-b.co.uk');
  const pasted = fc.constantFrom<(address: string, name: string) => string>(
    (address) => address,
    (address) => `  ${address}\u200B `,
    (address) => `mailto:${address}`,
    (address, shown) => `${shown} <${address}>`,
  );
  fc.assert(
    fc.property(local, domain, name, pasted, (one, other, { name: shown }, paste) => {
      const address = `${one}@${other}`;
      const read = normalizeEmail(paste(address, shown));
      expect(isEmail(read)).toBe(true);
      expect(read).toBe(normalizeEmail(address));
      expect(normalizeEmail(read)).toBe(read);
    }),
  );
});
