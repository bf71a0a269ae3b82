import { expect, test } from 'vitest';
import { legalGaps, requireFilledLegalPages } from './legal-gaps.ts';

const page = (text: string) => ({
  title: 'T',
  intro: 'I',
  sections: [{ title: 'S', content: [text] }],
});
const filled = new Map([['impressum', page('Muster GmbH')]]);
const open = new Map([
  ['impressum', page('[[Name]], [[Ort]], [[Name]]')],
  ['agb', page('fertig')],
  ['datenschutz', page('[[Anbieter]]')],
]);

test('a portal with a gap on a legal page does not go live, and the refusal lists every gap', () => {
  const deploy = () => requireFilledLegalPages({ isStaging: false }, open);
  expect(deploy).toThrow('/legal/impressum: [Name], [Ort]\n/legal/datenschutz: [Anbieter]');
  expect(() => requireFilledLegalPages({ isStaging: false }, filled)).not.toThrow();
});

test('a staging portal shows its drafts', () => {
  expect(() => requireFilledLegalPages({ isStaging: true }, open)).not.toThrow();
});

test('the pages of the repository are those that are looked at', () => {
  const pages = legalGaps().map((line) => line.split(':')[0]);
  expect(pages).toContain('/legal/impressum');
  expect(() => requireFilledLegalPages({ isStaging: false })).toThrow('[Name und Rechtsform');
});
