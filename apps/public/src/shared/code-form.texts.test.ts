import { expect, test } from 'vitest';
import { codeErrors } from './code-form.texts.de.ts';

test.each([
  ['auth/invalid-code', 'Der Code stimmt nicht. Schau noch einmal in die SMS.'],
  ['auth/code-expired', 'Der Code ist abgelaufen. Lass dir einen neuen senden.'],
  ['auth/too-many-requests', 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.'],
  ['auth/invalid-phone', 'Ungültige Telefonnummer'],
] as const)('REG-03 %s is told as “%s”', (code, words) => {
  expect(codeErrors[code]).toBe(words);
});
