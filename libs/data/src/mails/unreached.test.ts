import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { unreached } from './unreached.ts';

const mail = (customer: string, changes: Parameters<typeof aRegistrationMail>[1]) =>
  aRegistrationMail({ advisor: 'anna', session: 'session', customer }, changes);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

test('who was given up is not reached; who is tried again may still be', () => {
  const mails = [
    mail('ada', { state: 'sent' }),
    mail('ben', { state: 'failed', nextAttempt: null }),
    mail('eva', { state: 'failed', nextAttempt: at(30) }),
  ];
  expect(unreached(mails)).toEqual(['ben']);
});

test('the later mail tells of a new registration, and a reminder does not count as a confirmation', () => {
  const mails = [
    mail('ada', { state: 'queued', registeredAt: at(30) }),
    mail('ada', { state: 'failed', nextAttempt: null, registeredAt: at(10) }),
    mail('ada', {
      kind: 'session-reminder',
      state: 'failed',
      nextAttempt: null,
      registeredAt: at(50),
    }),
  ];
  expect(unreached(mails)).toEqual([]);
});
