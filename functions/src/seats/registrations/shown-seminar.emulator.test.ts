import { storeAccount } from '../../../test/advisors.ts';
import { aCustomer, anAdvisor, anOffer, newId, store } from '../../../test/data.ts';
import { call } from '../../../test/calls.ts';
import { DECLARED } from '../../../test/invitations.ts';
import { randomPhone, signInByPhone, signUpConfirmed } from '../../../test/people.ts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';

const DAY = 24 * 60 * 60_000;

interface Registrar {
  advisor: Advisor;
  customer: Customer;
  /** @returns the code of the refusal; undefined when the customer has a seat */
  register: (sessionId: string) => Promise<string | undefined>;
}

const choosing = (id: string, visible: boolean) => ({
  choices: { [id]: { visible, dateForOrder: 1 } },
  changed: [id],
});

async function aRegistrar(changes: Partial<Advisor> = {}): Promise<Registrar> {
  const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
  const advisor = await store('advisors', anAdvisor({ id: uid, ...changes }));
  await storeAccount(uid);
  const customer = await store('customers', aCustomer(uid));
  const register = async (sessionId: string) => {
    const input = { who: 'customer', sessionId, customerId: customer.id };
    return (await call('registerForSession', input, idToken)).error?.details?.code;
  };
  return { advisor, customer, register };
}

test('an advisor registers customers only for seminars that their page shows', async () => {
  const { seminar, session } = await anOffer();
  // joined before the seminar was published: the page shows it once it is chosen
  const { advisor, register } = await aRegistrar({ createdAt: new Date(Date.now() - 9 * DAY) });
  expect(await register(session.id)).toBe('seminar/not-shown');
  const choice = db.doc(`advisors/${advisor.id}/selections/seminars`);
  await choice.set(choosing(seminar.id, true));
  expect(await register(session.id)).toBeUndefined();
});

test('a seminar that the advisor took off the page is refused', async () => {
  const { seminar, session } = await anOffer();
  const { advisor, register } = await aRegistrar();
  const choice = db.doc(`advisors/${advisor.id}/selections/seminars`);
  await choice.set(choosing(seminar.id, false));
  expect(await register(session.id)).toBe('seminar/not-shown');
});

test('an excluded seminar is refused although the page shows it, unless it is the advisor’s', async () => {
  const excluded = await anOffer({ seminar: { excluded: true } });
  const { advisor, register } = await aRegistrar();
  expect(await register(excluded.session.id)).toBe('seminar/not-shown');
  const own = await anOffer({ advisor: { id: advisor.id }, seminar: { excluded: true } });
  expect(await register(own.session.id)).toBeUndefined();
});

test('ROUTE-13 a hidden session has no seats: not for a visitor, not for a customer, not from its owner', async () => {
  const { advisor, register } = await aRegistrar();
  const { session } = await anOffer({ advisor: { id: advisor.id }, seminar: { hidden: true } });
  expect(await register(session.id)).toBe('session/not-found');

  const visitor = await signInByPhone();
  const self = {
    who: 'self',
    sessionId: session.id,
    advisorId: advisor.id,
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: `${newId('joerg')}@example.org`,
  };
  const answer = await call('registerForSession', self, visitor.idToken);
  expect(answer.error?.details?.code).toBe('session/not-found');

  expect((await db.doc(`sessions/${session.id}`).get()).get('registrationCount')).toBe(0);
});

test('ROUTE-13 a hidden session takes no invitations', async () => {
  const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
  const hidden = { advisor: { id: uid }, seminar: { hidden: true } };
  const { advisor, session } = await anOffer(hidden);
  await storeAccount(uid);
  const customer = await store('customers', aCustomer(advisor.id));
  const invited = { sessionId: session.id, customerIds: [customer.id] };
  const input = { who: 'own', ...invited, declaration: DECLARED };
  const answer = await call('inviteToSession', input, idToken);
  expect(answer.error?.details?.code).toBe('session/not-found');
});

test('TEAM-05.3 for visitors and on pages a session of a narrow audience does not exist, seat or waiting list', async () => {
  const narrow = { audience: 'team:nord' };
  const { advisor: owner, seminar, session } = await anOffer({ seminar: narrow, session: narrow });
  const { advisor, register } = await aRegistrar();
  const choice = db.doc(`advisors/${advisor.id}/selections/seminars`);
  await choice.set(choosing(seminar.id, true));
  expect(await register(session.id)).toBe('session/not-found');
  for (const waits of [false, true]) {
    const visitor = await signInByPhone(randomPhone());
    const person = { firstName: 'Jörg', lastName: 'Weiß', email: `${newId('joerg')}@example.org` };
    const input = { who: 'self', sessionId: session.id, advisorId: owner.id, waits, ...person };
    const { error } = await call('registerForSession', input, visitor.idToken);
    expect(error?.details?.code).toBe('session/not-found');
  }
});
