import { AppError } from '@wbd/domain/errors';
import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

test('UX-06 what carries no code gets the generic words', () => {
  expect(failureWords(new TypeError('x is not a function'))).toBe(
    'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
  );
});

test("a refusal gets the feature's words, else those of its code", () => {
  const taken = new AppError('customer/email-taken');
  expect(failureWords(taken)).toBe('Diese E-Mail-Adresse ist bereits registriert.');
  expect(failureWords(taken, { 'customer/email-taken': 'Schon dein Kunde' })).toBe(
    'Schon dein Kunde',
  );
});

test('a text for every cause gives way to the words for one code', () => {
  const words = { conflict: 'Jemand war schneller' };
  expect(failureWords(new AppError('conflict'), words, 'Nicht gespeichert')).toBe(
    'Jemand war schneller',
  );
  expect(failureWords(new AppError('unavailable'), words, 'Nicht gespeichert')).toBe(
    'Nicht gespeichert',
  );
  expect(failureWords(new TypeError('x'), words, 'Nicht gespeichert')).toBe('Nicht gespeichert');
});

test('prefers a general text to a refusal without a reason', () => {
  const denied = new AppError('permission/denied');
  expect(failureWords(denied, {}, 'Datei konnte nicht hochgeladen werden')).toBe(
    'Datei konnte nicht hochgeladen werden',
  );
});

test('prefers a reason from the server to a generic text', () => {
  expect(failureWords(new AppError('rate/limited'), {}, 'Nicht gespeichert')).toBe(
    'Das waren zu viele Versuche. Bitte warte ein paar Minuten.',
  );
  expect(failureWords(new AppError('mail/no-consent'), {}, 'Technischer Fehler')).toBe(
    'Für diese Person ist keine Einwilligung in Einladungen eingetragen.',
  );
});

test('says that writing is stopped, even where a feature has words of its own: the person did nothing wrong', () => {
  const words =
    'Wir warten das Portal gerade und speichern deshalb nichts. Versuch es später nochmal.';
  const stopped = new AppError('maintenance');
  expect(failureWords(stopped)).toBe(words);
  expect(failureWords(stopped, { maintenance: 'Kaputt' }, 'Nicht gespeichert')).toBe(words);
});
