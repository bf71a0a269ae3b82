import { expect, test } from 'vitest';
import { profileSchema } from './profile-values.ts';

const parse = (code: string, bookingslink = '', stored = 'anna') =>
  profileSchema(stored).safeParse({ code, bookingslink });
const messageOf = (code: string) => parse(code).error?.issues[0]?.message;

test('PROF-01 spaces around code and link are taken away; an empty link is none', () => {
  expect(parse('  Anna-Neu ', '  termine.example/anna ').data).toEqual({
    code: 'anna-neu',
    bookingslink: 'termine.example/anna',
  });
  expect(parse('anna', '   ').data?.bookingslink).toBeNull();
});

test('PROF-01 a code is not empty, has no spaces, and is one that an advisor may have', () => {
  expect(messageOf('  ')).toBe('Bitte gib einen Code ein');
  expect(messageOf('anna neu')).toBe('Der Code darf keine Leerzeichen enthalten');
  for (const code of ['a', 'anna_neu', 'assets', 'x'.repeat(61)]) {
    expect(messageOf(code), code).toContain('Bitte wähle einen Code');
  }
});

test('PROF-02 a code that poses as the portal gets words of its own', () => {
  for (const code of ['support-wbd', 'Team-WBD', 'w-b-d', 'wbd1', 'portal']) {
    expect(messageOf(code), code).toBe(
      'Dieser Code sieht aus wie eine Seite von WBD. Wähle einen, der zu dir gehört, zum Beispiel deinen Namen.',
    );
  }
  expect(parse('wbd-gegeben', '', 'wbd-gegeben').success).toBe(true);
});

test('a code that the operator gave does not keep the link from being saved', () => {
  expect(parse('admin', 'termine.example', 'admin').success).toBe(true);
  expect(parse('admin', 'termine.example', 'anna').success).toBe(false);
});

test('a link is one that a page can open', () => {
  for (const link of ['javascript:alert(1)', 'zwei worte', 'ftp://example.org']) {
    expect(parse('anna', link).success, link).toBe(false);
  }
});
