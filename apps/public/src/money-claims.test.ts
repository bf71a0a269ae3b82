import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMISSION_NOTE } from './shared/commission-note.de.ts';
import { signInTexts } from './sign-in/texts.de.ts';
import { landings } from './recruitment/landings.de.ts';
import { recruitmentTexts } from './recruitment/texts.de.ts';

/** Words about money. Organisations decide whether they pay; the portal only shows booked commission. */
const MONEY = /provision|verdienst|verdienen|vergüt|umsatz|auszahl|prämie|bonus/iu;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
const promising = (texts: unknown) => textsOf(texts).filter((text) => MONEY.test(text));

test('AUTH-09 the words of the specification about commission stand beside the note that says what is meant', () => {
  expect(promising(signInTexts)).toEqual([
    'Dein Netzwerk. Dein Auftritt. Deine Provision.',
    'Automatische Netzwerk-Provision',
    'Du verdienst mit, wenn ein empfohlener Kunde Umsatz bringt.',
  ]);
  const page = path.join(import.meta.dirname, 'sign-in/sign-in-page.tsx');
  expect(readFileSync(page, 'utf8')).toContain('{COMMISSION_NOTE}');
});

test('landings and plan cards mention commission only as paid by the organisation', () => {
  expect(promising(landings)).toEqual([
    expect.stringContaining('Zahlt deine Organisation dafür Provision, siehst du jeden Betrag'),
    'Wie ist das mit der Provision?',
    COMMISSION_NOTE,
  ]);
  expect(promising(recruitmentTexts)).toEqual([]);
  const cards = path.join(import.meta.dirname, '../../../libs/ui/src/pricing/texts.de.ts');
  // behind the colon stands what people read
  const words = readFileSync(cards, 'utf8').match(/'[^']+'/g) ?? [];
  expect(words.length).toBeGreaterThan(20);
  expect(promising(words)).toEqual([expect.stringContaining('jede Provision deiner Organisation')]);
});
