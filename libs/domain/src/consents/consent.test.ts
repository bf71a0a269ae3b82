import { expect, test } from 'vitest';
import { paidPlanWords } from '../plans/plan-texts.de.ts';
import { consentTo, presentWording, wordingText } from './consent.ts';
import { WORDINGS } from './wordings.de.ts';

/** What people have agreed to. A line is added with each new version, and none ever changes. */
const SHOWN = {
  'registration-1': 'Mit der Anmeldung gelten unsere AGB und die Hinweise zum Datenschutz',
  'appointment-1': 'Mit der Anfrage gelten unsere AGB und die Hinweise zum Datenschutz.',
  'invitation-1':
    'Diese Person hat eingewilligt, dass ich sie per E-Mail zu Seminaren einlade. Das kann ich belegen.',
  'call-1': 'Mein Berater darf mich anrufen. Das kann ich jederzeit widerrufen.',
  'team-figures-1':
    'Leitung und Stellvertretung meines Teams sehen für jeden Monat seit meinem Beitritt, wie viele Anmeldungen, Teilnahmen, neue Kunden und Empfehlungen ich habe, aber nicht, von wem. Die Leitung des Teams darüber sieht nur die Summe des Teams. Ich kann das jederzeit beenden; dann werden die Zahlen gelöscht.',
  'testimonial-1': 'Kunde hat Einverständnis gegeben',
  'sign-up-1': 'Mit der Registrierung gelten unsere AGB und die Hinweise zum Datenschutz.',
  'sign-up-2':
    'Mit der Registrierung gelten unsere AGB und die Hinweise zum Datenschutz. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  'sign-up-3':
    'Mit der Registrierung gelten unsere AGB, der Vertrag zur Auftragsverarbeitung und die Hinweise zum Datenschutz. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  'contract-1':
    'Ich akzeptiere die AGB und den Vertrag zur Auftragsverarbeitung. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  'sign-up-4':
    'Mit der Registrierung gelten unsere AGB, der Vertrag zur Auftragsverarbeitung und die Hinweise zum Datenschutz. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  'contract-2':
    'Ich akzeptiere die AGB und den Vertrag zur Auftragsverarbeitung. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  'team-money-1':
    'Leitung und Stellvertretung meines Teams sehen für jeden Monat seit meinem Beitritt auch die Summe meiner bestätigten Abschlüsse und meiner Provision aus Empfehlungen, aber nicht, von wem. Die Leitung des Teams darüber sieht nur die Summe des Teams. Ich kann das jederzeit beenden; dann werden die Beträge gelöscht.',
};

test('a wording that was once shown is what it was', () => {
  const wordings = Object.values(WORDINGS).flat();
  expect(
    Object.fromEntries(wordings.map((wording) => [wording.version, wordingText(wording)])),
  ).toEqual(SHOWN);
  expect(new Set(wordings.map(({ version }) => version)).size).toBe(wordings.length);
});

test('a consent holds version, words and time', () => {
  const at = new Date('2026-11-22T12:00:00Z');
  expect(consentTo('sign-up', at)).toEqual({
    version: 'sign-up-4',
    wording: SHOWN['sign-up-4'],
    at,
  });
});

test.each(['sign-up', 'contract'] as const)(
  'the present wording of %s names every plan that is sold',
  (occasion) => {
    expect(wordingText(presentWording(occasion))).toContain(paidPlanWords('und'));
  },
);
