import { describe, expect, test } from 'vitest';
import { inviteToSessionInput } from './invite-to-session.ts';
import type { InvitedPerson } from './invitation.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { checkExternalRows, emptyExternalRow, EXTERNAL_ROWS } from './external-rows.ts';
import { invitationProgress, isUnderWay } from './invitation-progress.ts';
import { invitationReport } from './invitation-report.ts';

type Result = Pick<InvitedPerson, 'state' | 'code' | 'place'>;
const invited: Result = { state: 'invited', place: 'seat', code: null };
const listed: Result = { state: 'invited', place: 'waiting', code: null };
const failed = (code: ErrorCode): Result => ({ state: 'failed', place: 'seat', code });

const reportOf = (who: 'own' | 'external', names: readonly string[], results: readonly Result[]) =>
  invitationReport({ who, people: peopleOf(names, results) });

function peopleOf(names: readonly string[], results: readonly Result[]): InvitedPerson[] {
  return results.map((result, index) => {
    const name = names[index] ?? '';
    return { index, name, customer: null, newcomer: null, mail: null, ...result };
  });
}

test('SEM-08 a seat is half of an invitation, a result all of it', () => {
  const waiting = { state: 'waiting', place: 'seat', code: null } as const;
  const registered = { state: 'registered', place: 'seat', code: null } as const;
  const progressOf = (...results: Result[]) =>
    invitationProgress({ people: peopleOf([], results) });
  expect(progressOf(waiting, waiting)).toEqual({ done: 0, percent: 0 });
  expect(progressOf(waiting, registered)).toEqual({ done: 0, percent: 25 });
  expect(progressOf(invited, registered)).toEqual({ done: 1, percent: 75 });
  expect(progressOf(invited, failed('session/full'))).toEqual({ done: 2, percent: 100 });
});

test('SEM-08 an invitation that no one finishes is not waited for without end', () => {
  const createdAt = new Date('2026-06-01T10:00:00Z');
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  expect(isUnderWay({ finished: false, createdAt }, after(29))).toBe(true);
  expect(isUnderWay({ finished: false, createdAt }, after(30))).toBe(false);
  expect(isUnderWay({ finished: true, createdAt }, after(0))).toBe(false);
});

describe('SEM-08 the advisor’s report about own customers', () => {
  test('everyone was invited', () => {
    expect(reportOf('own', ['Ada Öz', 'Jörg Weiß'], [invited, invited])).toEqual({
      tone: 'success',
      summary: '2 Kunden eingeladen',
      failures: [],
    });
  });

  test('a failed e-mail counts as failed and names the person', () => {
    const report = reportOf(
      'own',
      ['Ada Öz', 'Jörg Weiß', 'Eva Muster'],
      [invited, failed('mail/failed'), invited],
    );
    expect(report.tone).toBe('warning');
    expect(report.summary).toBe('Technischer Fehler - Konnte nur 2 von 3 Kunden einladen.');
    expect(report.failures).toEqual([
      {
        index: 1,
        code: 'mail/failed',
        text: 'Fehler bei der Registrierung von Jörg Weiß',
        reason: 'Die Anmeldung steht, aber die E-Mail konnte nicht gesendet werden.',
      },
    ]);
  });

  test('no one was invited', () => {
    expect(reportOf('own', ['Ada Öz'], [failed('mail/failed')])).toMatchObject({
      tone: 'error',
      summary: 'Technischer Fehler - Konnte nur 0 von 1 Kunden einladen.',
    });
  });

  test('a lack of seats is named instead of a technical fault', () => {
    const full = failed('session/full');
    expect(reportOf('own', ['Ada Öz', 'Eva Muster'], [invited, full])).toMatchObject({
      tone: 'warning',
      summary: 'Kein freier Platz mehr - 1 von 2 Kunden eingeladen.',
      failures: [{ index: 1, reason: 'Kein freier Platz: Der Termin ist ausgebucht.' }],
    });
    expect(reportOf('own', ['Ada Öz', 'Eva Muster'], [failed('mail/failed'), full])).toMatchObject({
      summary: 'Technischer Fehler - Konnte nur 0 von 2 Kunden einladen.',
    });
  });

  test('does not call a failure with a known reason a technical fault', () => {
    const report = reportOf('own', ['Ada Öz', 'Eva Muster'], [invited, failed('mail/no-consent')]);
    expect(report).toMatchObject({
      tone: 'warning',
      summary: '1 von 2 Kunden eingeladen. Warum die anderen fehlen, steht bei ihrem Namen.',
      failures: [{ reason: 'Für diese Person ist keine Einwilligung in Einladungen eingetragen.' }],
    });
  });

  test('who waits for a seat is counted apart', () => {
    expect(reportOf('own', ['Ada Öz', 'Eva Muster'], [invited, listed])).toEqual({
      tone: 'success',
      summary: '1 Kunde eingeladen, 1 auf der Warteliste',
      failures: [],
    });
    expect(
      reportOf(
        'own',
        ['Ada Öz', 'Eva Muster', 'Jörg Weiß'],
        [invited, listed, failed('waiting/full')],
      ).summary,
    ).toBe('Kein freier Platz mehr - 2 von 3 Kunden eingeladen. 1 davon steht auf der Warteliste.');
  });
});

describe('SEM-08 the advisor’s report about external people', () => {
  test('some were invited, and every other one is named', () => {
    const report = reportOf(
      'external',
      ['Ada Öz', 'Jörg Weiß', 'Eva Muster'],
      [failed('session/full'), invited, failed('mail/failed')],
    );
    expect(report.tone).toBe('warning');
    expect(report.summary).toBe(
      '1 von 3 externen Kunden erfolgreich eingeladen und E-Mail versendet.',
    );
    expect(report.failures.map(({ text }) => text)).toEqual([
      'Fehler bei der Verarbeitung von Ada Öz',
      'Fehler bei der Verarbeitung von Eva Muster',
    ]);
  });

  test('no one was invited', () => {
    expect(reportOf('external', ['Ada Öz'], [failed('mail/failed')])).toMatchObject({
      tone: 'error',
      summary: 'Keine Einladungen für externe Kunden konnten verarbeitet werden.',
    });
    expect(reportOf('external', ['Ada Öz'], [failed('session/full')])).toMatchObject({
      failures: [{ reason: 'Kein freier Platz: Der Termin ist ausgebucht.' }],
    });
  });
});

describe('SEM-08 the rows of external people', () => {
  const row = (changes: object) => ({ ...emptyExternalRow(), ...changes });
  const ada = { firstName: ' Ada', lastName: 'Öz ', email: 'ada@example.org' };

  test('SEM-07.6 skips empty rows, and stores an unknown job as null', () => {
    const rows = [row({}), row(ada), row({ bday: '1990-02-03', job: 'Student' }), row({})];
    expect(rows).toHaveLength(EXTERNAL_ROWS);
    const { people } = checkExternalRows(rows);
    const person = { firstName: 'Ada', lastName: 'Öz', email: 'ada@example.org', bday: null };
    expect(people).toEqual([{ ...person, job: 'Unbekannt' }]);
    const parsed = inviteToSessionInput.parse({ who: 'external', sessionId: 's', people });
    expect(parsed).toMatchObject({ people: [{ ...person, job: null }] });
  });

  test('an e-mail address is one, however it is spelled', () => {
    const { people } = checkExternalRows([row({ ...ada, email: 'Ada@Example.org' })]);
    const parsed = inviteToSessionInput.parse({ who: 'external', sessionId: 's', people });
    expect(parsed).toMatchObject({ people: [{ email: 'ada@example.org' }] });
  });

  test.each(['2026-13-01', '0090-02-03', '1990-02-3'])(
    'the birthday %s, which could never be stored again, is none',
    (bday) => {
      expect(checkExternalRows([row({ ...ada, bday })]).problems).toEqual([
        { index: 0, text: 'Externer Kunde 1: Bitte prüfe deine Angaben.' },
      ]);
    },
  );

  test.each([
    ['lastName', { lastName: '  ' }],
    ['firstName', { firstName: '' }],
    ['email', { email: '' }],
  ])('a row without %s is named by its place', (_, changes) => {
    expect(checkExternalRows([row({}), row({ ...ada, ...changes })])).toEqual({
      people: [],
      problems: [
        {
          index: 1,
          text: 'Externer Kunde 2 ist nicht vollständig ausgefüllt. Gib Vorname, Nachname und Mail an, oder lösche den Kunden.',
        },
      ],
    });
  });

  test('a wrong e-mail address or anything else the server would refuse is named', () => {
    const texts = checkExternalRows([
      row({ ...ada, email: 'ada@example' }),
      row({ ...ada, firstName: 'x'.repeat(101) }),
      row({ ...ada, lastName: 'Öz 2%' }),
    ]).problems.map(({ text }) => text);
    expect(texts).toEqual([
      'Externer Kunde 1: Bitte gib eine gültige E-Mail-Adresse ein',
      'Externer Kunde 2, Vorname: Höchstens 100 Zeichen',
      'Externer Kunde 3, Nachname: Das Zeichen „%“ ist in Namen nicht möglich',
    ]);
  });

  test('at least one person has to be named', () => {
    expect(checkExternalRows([row({}), row({ bday: '1990-02-03' })]).problems).toEqual([
      {
        index: null,
        text: 'Bitte füllen Sie die Daten für mindestens einen externen Kunden vollständig aus.',
      },
    ]);
  });
});
