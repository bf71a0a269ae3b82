import { patient } from '@wbd/tools/host-speed';
import { advisorCreatesCustomerOutput, customerSchema } from '@wbd/domain/customers';
import { registrationSchema } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { storeAccount } from '../../../test/advisors.ts';
import { call } from '../../../test/calls.ts';
import { anAdvisor, anOffer, newId, store } from '../../../test/data.ts';
import { readAs } from '../../../test/firestore-client.ts';
import {
  randomPhone,
  signInByPhone,
  signUpConfirmed,
  type SignedIn,
} from '../../../test/people.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { logins } from '../../core/logins.ts';

const FOREIGN_NUMBERS = 12;
const LONG = { timeout: patient(400_000) };

async function signedInAdvisor(): Promise<SignedIn> {
  const login = await signUpConfirmed(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: login.uid }));
  await storeAccount(login.uid);
  return login;
}

const newVictim = () => ({
  firstName: 'Ada',
  lastName: 'Opfer',
  email: `${newId('ada')}@example.org`,
  phone: randomPhone(),
});

async function customersOf(advisor: string) {
  const found = await db.collection('customers').where('advisor', '==', advisor).get();
  return parseDocuments(customerSchema, found.docs);
}

test(
  `REG-07 FN-02 CRM-03 an advisor who typed in ${FOREIGN_NUMBERS} foreign numbers has no power over any of these people`,
  LONG,
  async () => {
    const squatter = await signedInAdvisor();
    const victims = Array.from({ length: FOREIGN_NUMBERS }, newVictim);
    const notes: string[] = [];
    for (const victim of victims) {
      const { result } = await call('advisorCreatesCustomer', victim, squatter.idToken);
      notes.push(advisorCreatesCustomerOutput.parse(result).id);
      expect(await logins.findByPhone(victim.phone)).toBeNull();
    }

    // each of them proves the number on the page of an advisor of her own choice
    const { advisor, session } = await anOffer({ session: { maxParticipants: 200 } });
    const people: SignedIn[] = [];
    for (const { phone, ...person } of victims) {
      const login = await signInByPhone(phone);
      const input = { who: 'self', sessionId: session.id, advisorId: advisor.id, ...person };
      const answer = await call('registerForSession', input, login.idToken);
      expect(answer.result).toMatchObject({ sessionId: session.id, customerId: login.uid });
      people.push(login);
    }
    const uids = people.map(({ uid }) => uid);
    const hers = await customersOf(advisor.id);
    expect(new Set(hers.map(({ id }) => id))).toEqual(new Set(uids));
    expect(hers.every(({ proven }) => proven)).toBe(true);

    // the squatter has only their own input
    const { uid: mine, idToken } = squatter;
    const left = await customersOf(mine);
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set(notes));
    expect(left.some(({ proven }) => proven)).toBe(false);
    for (const [index, uid] of uids.entries()) {
      const code = async (name: string, input: object) =>
        (await call(name, input, idToken)).error?.details?.code;
      const seat = `sessions/${session.id}/registrations/${uid}`;
      for (const path of [`customers/${uid}`, seat, `referrals/${uid}`]) {
        expect(await readAs(idToken, path)).toBe(403);
      }
      expect(await code('deleteCustomer', { customerId: uid })).toBe('customer/not-found');
      const changes = { firstName: 'Meine' };
      expect(await code('updateCustomer', { customerId: uid, changes })).toBe('customer/not-found');
      const pair = { customerId: notes[index], duplicateId: uid };
      expect(await code('mergeCustomers', pair)).toBe('customer/not-found');
      const register = { who: 'customer', sessionId: session.id, customerId: uid };
      expect(await code('registerForSession', register)).toBe('customer/not-found');
    }
    const seats = await db.collection(`sessions/${session.id}/registrations`).get();
    expect(
      parseDocuments(registrationSchema, seats.docs).every((one) => one.advisor === advisor.id),
    ).toBe(true);

    // erasing the notes touches none of the people
    for (const note of notes.slice(0, 3)) {
      expect((await call('deleteCustomer', { customerId: note }, idToken)).result).toEqual({});
    }
    for (const [index, uid] of uids.slice(0, 3).entries()) {
      expect(await logins.findByPhone(victims[index]?.phone ?? '')).toEqual({ uid });
      expect((await db.doc(`customers/${uid}`).get()).get('proven')).toBe(true);
      // a login does not say whose number it was before
      expect(await readAs(people[index]?.idToken ?? '', `customers/${uid}`)).toBe(403);
    }
    // and later callers learn only that the number is taken
    const late = await call(
      'advisorCreatesCustomer',
      victims[0],
      (await signedInAdvisor()).idToken,
    );
    expect(late.error?.message).toBe('Diese Telefonnummer ist bereits registriert.');
  },
);
