import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { confirmationStates } from './confirmation-states.ts';

const mail = (customer: string, changes: Parameters<typeof aRegistrationMail>[1]) =>
  aRegistrationMail({ advisor: 'anna', session: 'session', customer }, changes);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

test('each customer has the state of their confirmation', () => {
  const mails = [mail('ada', { state: 'sent' }), mail('ben', { state: 'failed' })];
  expect(confirmationStates(mails)).toEqual({ ada: 'sent', ben: 'failed' });
});

test('the later mail tells of a new registration, and a reminder does not count as a confirmation', () => {
  const mails = [
    mail('ada', { state: 'queued', registeredAt: at(30) }),
    mail('ada', { state: 'sent', registeredAt: at(10) }),
    mail('ada', { kind: 'session-reminder', registeredAt: at(50) }),
  ];
  expect(confirmationStates(mails)).toEqual({ ada: 'queued' });
});
