import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { unreachedParticipants } from './unreached-participants.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
const seat = (customer: string, minute: number) => ({ customer, registeredAt: at(minute) });
const failedMail = (customer: string, changes: Parameters<typeof aRegistrationMail>[1]) =>
  aRegistrationMail(
    { advisor: 'anna', session: 'session', customer },
    { state: 'failed', nextAttempt: null, ...changes },
  );

test('a participant whose confirmation was given up is not reached', () => {
  const seats = [seat('ada', 10), seat('ben', 20)];
  const failed = [failedMail('ben', { registeredAt: at(20) })];
  expect(unreachedParticipants(seats, failed)).toEqual([seat('ben', 20)]);
});

test('neither the mail of an earlier registration nor a reminder counts', () => {
  const failed = [
    failedMail('ada', { registeredAt: at(10) }),
    failedMail('ada', { kind: 'session-reminder', registeredAt: at(30) }),
  ];
  expect(unreachedParticipants([seat('ada', 30)], failed)).toEqual([]);
});
