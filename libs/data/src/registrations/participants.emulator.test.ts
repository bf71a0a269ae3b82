import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Session } from '@wbd/domain/seminars';
import { aCustomer, aRegistration, aSeminar, aSession } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { readParticipants, recordAttendance } from './participants.repository.ts';

let owner: Advisor;
let colleague: Advisor;
let past: Session;
let next: Session;
beforeAll(async () => {
  owner = await newAdvisor({ firstName: 'Clara', lastName: 'Weiß' });
  colleague = await newAdvisor({ org: owner.org, firstName: 'Jonas', lastName: 'Krüger' });
  const session = (time: Date) => store('sessions', aSession(aSeminar(owner.id), { time }));
  [past, next] = await Promise.all([
    session(new Date('2025-01-01T17:00:00Z')),
    session(new Date('2031-01-01T17:00:00Z')),
  ]);
});

async function register(session: Session, advisor: Advisor, lastName: string): Promise<string> {
  const customer = aCustomer(advisor.id, { lastName, job: 'Rentner', bday: '1955-05-05' });
  await store(`sessions/${session.id}/registrations`, aRegistration(session, customer));
  return customer.id;
}

test('participants by name, with birthday, job and the advisor whose customers they are', async () => {
  await register(next, colleague, 'Zöllner');
  await register(next, owner, 'Öhler');
  await actAs(owner);
  const participants = await readParticipants(next);
  expect(
    participants.map(({ lastName, advisorName, job, bday }) => [lastName, advisorName, job, bday]),
  ).toEqual([
    ['Öhler', 'Clara Weiß', 'Rentner', '1955-05-05'],
    ['Zöllner', 'Jonas Krüger', 'Rentner', '1955-05-05'],
  ]);
  await actAs(colleague);
  await expectRefusal(readParticipants(next));
});

test('SEM-10 attendance is recorded by the owner once the session has begun, and by no one else', async () => {
  const [came, comes] = await Promise.all([
    register(past, colleague, 'Ahlers'),
    register(next, colleague, 'Behrens'),
  ]);
  const attended = async () => (await readParticipants(past)).map((one) => one.attended);
  await actAs(owner);
  await recordAttendance(past.id, [came], true);
  expect(await attended()).toEqual([true]);
  await recordAttendance(past.id, [came], null);
  expect(await attended()).toEqual([null]);
  await expectRefusal(recordAttendance(next.id, [comes], true));
  await actAs(colleague);
  await expectRefusal(recordAttendance(past.id, [came], true));
});
