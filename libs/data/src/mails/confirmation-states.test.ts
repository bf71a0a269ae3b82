import { aRegistrationMail as mail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { confirmationStates } from './confirmation-states.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

test('each customer has the state of their confirmation', () => {
  const mails = [
    mail({ id: 'a', customer: 'ada', state: 'sent' }),
    mail({ id: 'b', customer: 'ben', state: 'failed' }),
  ];
  expect(confirmationStates(mails)).toEqual({ ada: 'sent', ben: 'failed' });
});

test('who registered anew is told of by the later mail, and a reminder is no confirmation', () => {
  const mails = [
    mail({ id: 'later', customer: 'ada', state: 'queued', registeredAt: at(30) }),
    mail({ id: 'first', customer: 'ada', state: 'sent', registeredAt: at(10) }),
    mail({ id: 'other', customer: 'ada', kind: 'session-reminder', registeredAt: at(50) }),
  ];
  expect(confirmationStates(mails)).toEqual({ ada: 'queued' });
});
