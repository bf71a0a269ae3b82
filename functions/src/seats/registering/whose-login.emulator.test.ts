import '../../../test/own-project.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { customerSchema } from '@wbd/domain/customers';
import { registrationSchema, sessionSchema, type Session } from '@wbd/domain/seminars';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { personCaller } from '../../../test/callers.ts';
import { aCustomer, anOffer, aRegistration, store } from '../../../test/data.ts';
import { dying, interrupted } from '../../../test/dying.ts';
import { emptyProject } from '../../../test/empty-project.ts';
import { anInstance } from '../../../test/instances.ts';
import { randomPhone } from '../../../test/people.ts';
import { mergePorts } from '../merging/merge-ports.ts';
import { eraseTraces } from '../data-rights/erase-customer.service.ts';
import { app, db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { logins } from '../../core/logins.ts';
import { registerForSession } from './register-for-session.service.ts';

beforeEach(emptyProject);

const instance = { ...anInstance(), logins };

interface Said {
  firstName: string;
  lastName: string;
  email: string;
}
const vera: Said = { firstName: 'Vera', lastName: 'Brückner', email: 'vera@example.org' };
const peter: Said = { firstName: 'Peter', lastName: 'Sommer', email: 'peter@example.org' };
const BIRTHDAY = '1971-05-23';
const SECRET = 'Hat nach der Scheidung gefragt.';

/** Proves a number: the login that has it, as a code leads to it. */
async function prove(phone: string): Promise<string> {
  const known = await logins.findByPhone(phone);
  return known?.uid ?? (await getAuth(app).createUser({ phoneNumber: phone })).uid;
}

function register(
  said: Said,
  { uid, phone }: { uid: string; phone: string },
  { advisor, session }: { advisor: Advisor; session: Session },
  ports = instance,
) {
  const input = { who: 'self', sessionId: session.id, advisorId: advisor.id, ...said } as const;
  return registerForSession(ports, input, personCaller(uid, phone));
}

/** What an advisor noted about Vera: contacts, birthday, private text and a seat. */
async function aNoteAbout(
  said: Said,
  { advisor, session }: { advisor: Advisor; session: Session },
  phone: string | null = null,
) {
  const note = await store(
    'customers',
    aCustomer(advisor.id, { ...said, phone, bday: BIRTHDAY, job: 'Beamter' }),
  );
  await db.doc(`customerNotes/${note.id}`).set({ advisor: advisor.id, text: SECRET });
  const seat = aRegistration(session, note);
  await db.doc(`sessions/${session.id}/registrations/${note.id}`).set(toData(seat));
  await db.doc(`sessions/${session.id}`).update({ registrationCount: 1 });
  return note;
}

async function customersOf({ id }: Advisor) {
  const found = await db.collection('customers').where('advisor', '==', id).get();
  return parseDocuments(customerSchema, found.docs);
}

/** Names and ids in the session; their number must be what it counts. */
async function seatsIn({ id }: Session): Promise<string[]> {
  const seats = await db.collection(`sessions/${id}/registrations`).get();
  const session = parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
  expect(session?.registrationCount).toBe(seats.size);
  return parseDocuments(registrationSchema, seats.docs)
    .map(({ id: customer, firstName }) => `${firstName} ${customer}`)
    .toSorted();
}

/** Every document that can be about the login holds nothing of the note. */
async function expectNothingOf(uid: string): Promise<void> {
  const [customer, note] = await db.getAll(
    db.doc(`customers/${uid}`),
    db.doc(`customerNotes/${uid}`),
  );
  expect(customer?.data()).toMatchObject({ bday: null, job: null, otherPhones: [] });
  expect(note?.exists).toBe(false);
}

describe('REG-03 RULE-02 a stranger who claims a name and an address', () => {
  const spellings = (said: Said): Said[] => {
    const names: [string, string][] = [
      ['Vera', 'Brückner'],
      ['vera', 'brückner'],
      ['VERA', 'BRÜCKNER'],
      ['Vera', 'Brueckner'],
      ['Vera', 'Bruckner'],
      [' Vera ', 'Brückner '],
      ['Vera Maria', 'Brückner'],
      ['Vera-Maria', 'Brückner'],
      ['Vera', 'Bru\u0308ckner'],
      // Cyrillic letters
      ['Vеra', 'Brückner'],
    ];
    const addresses = [said.email, 'VERA@example.org', 'vera+x@example.org', 'v.era@example.org'];
    return names.flatMap(([firstName, lastName]) =>
      addresses.map((email) => ({ firstName, lastName, email: email.toLowerCase() })),
    );
  };

  test('takes over none of 200 entries', async () => {
    const offer = await anOffer({ session: { maxParticipants: 10_000 } });
    const entries = {
      'without a number': null,
      'with another number': '+4915199999999',
    };
    const tries = [...spellings(vera), ...spellings(vera), ...spellings(vera)].slice(0, 100);
    let taken = 0;
    let tried = 0;
    for (const phone of Object.values(entries)) {
      const note = await aNoteAbout(vera, await anOfferOf(offer), phone);
      for (const said of tries) {
        tried += 1;
        const own = randomPhone();
        const uid = await prove(own);
        const outcome = await codeOf(register(said, { uid, phone: own }, offer));
        // the answer says nothing about the entry's seat either
        expect(outcome).toBe('done');
        await expectNothingOf(uid);
        const stored = await db.doc(`customers/${note.id}`).get();
        if (!stored.exists || stored.get('bday') !== BIRTHDAY) taken += 1;
      }
      expect((await db.doc(`customerNotes/${note.id}`).get()).get('text')).toBe(SECRET);
    }
    process.stdout.write(`entries taken over by name and address: ${taken} of ${tried}\n`);
    expect([taken, tried]).toEqual([0, 200]);
  });

  async function anOfferOf({ advisor }: { advisor: Advisor }) {
    return { advisor, session: (await anOffer({ advisor })).session };
  }
});

describe('REG-03 a number alone does not make two people one', () => {
  test('a mistyped number keeps the note to itself, and the person gets a record of their own', async () => {
    const offer = await anOffer();
    const phone = randomPhone();
    const note = await aNoteAbout(vera, offer, phone);
    const uid = await prove(phone);
    expect(await register(peter, { uid, phone }, offer)).toMatchObject({
      customerId: uid,
      loginToken: null,
    });
    expect(await seatsIn(offer.session)).toEqual([`Peter ${uid}`, `Vera ${note.id}`].toSorted());
    expect(await customersOf(offer.advisor)).toContainEqual(note);
    await expectNothingOf(uid);
  });

  test('the advisor’s note with number and name becomes the person’s', async () => {
    const offer = await anOffer();
    const phone = randomPhone();
    await aNoteAbout(vera, offer, phone);
    const uid = await prove(phone);
    const said = { ...vera, lastName: 'Brueckner', email: 'neu@example.org' };
    expect(await codeOf(register(said, { uid, phone }, offer))).toBe('registration/duplicate');
    expect(await customersOf(offer.advisor)).toMatchObject([{ id: uid, bday: BIRTHDAY }]);
  });
});

describe('REG-03 the new holder of a number', () => {
  async function aRecycledNumber() {
    const [offer, other] = [await anOffer(), await anOffer()];
    const phone = randomPhone();
    const uid = await prove(phone);
    await register(vera, { uid, phone }, offer);
    await db.doc(`customers/${uid}`).update({ bday: BIRTHDAY, job: 'Beamter' });
    return { offer, other, phone, uid };
  }

  test('is a new person, and the record of the previous one stays as it was', async () => {
    const { offer, other, phone, uid } = await aRecycledNumber();
    const before = parseDocument(customerSchema, await db.doc(`customers/${uid}`).get());
    const { customerId, loginToken } = await register(peter, { uid, phone }, other);

    expect(customerId).not.toBe(uid);
    expect(await logins.findByPhone(phone)).toEqual({ uid: customerId });
    expect(loginToken).toMatch(/^\S+\.\S+\.\S*$/);
    await expectNothingOf(customerId);
    expect(await customersOf(other.advisor)).toMatchObject([{ id: customerId, ...peter, phone }]);
    // the record is its advisor's note again
    expect(await customersOf(offer.advisor)).toEqual([
      { ...before, birthday: '05-23', proven: false },
    ]);
    expect(await seatsIn(offer.session)).toEqual([`Vera ${uid}`]);
  });

  test('is a different person in the same session, too', async () => {
    const { offer, phone, uid } = await aRecycledNumber();
    const { customerId } = await register(peter, { uid, phone }, offer);
    expect(await seatsIn(offer.session)).toEqual([`Peter ${customerId}`, `Vera ${uid}`].toSorted());
  });

  test('ends the use of tokens that the previous one still has', async () => {
    const { other, offer, phone, uid } = await aRecycledNumber();
    await register(peter, { uid, phone }, other);
    expect(await codeOf(register(vera, { uid, phone }, other))).toBe('auth/code-required');
    expect((await customersOf(offer.advisor)).map(({ firstName }) => firstName)).toEqual(['Vera']);
  });

  test('who lends the phone to a friend is recognised again by number and name', async () => {
    const { offer, other, phone, uid } = await aRecycledNumber();
    await register(peter, { uid, phone }, offer);
    const next = await prove(phone);
    const { customerId } = await register(
      vera,
      { uid: next, phone },
      {
        advisor: offer.advisor,
        session: other.session,
      },
    );
    expect(customerId).not.toBe(next);
    const own = (await customersOf(offer.advisor)).filter(({ firstName }) => firstName === 'Vera');
    expect(own).toMatchObject([{ id: customerId, proven: true, bday: BIRTHDAY }]);
    expect(await seatsIn(offer.session)).toContain(`Vera ${customerId}`);
  });

  test.each([
    ['another spelling', { ...vera, lastName: 'Brueckner', email: 'neu@example.org' }],
    ['a new last name at the same address', { ...vera, lastName: 'Winter' }],
  ])('is not who comes with %s', async (_how, said) => {
    const { other, phone, uid } = await aRecycledNumber();
    expect(await register(said, { uid, phone }, other)).toMatchObject({
      customerId: uid,
      loginToken: null,
    });
  });

  test('wherever the change of logins dies, the next attempt leads to one person with one seat', async () => {
    for (let step = 1; ; step++) {
      const { offer, other, phone, uid } = await aRecycledNumber();
      const outcome = await codeOf(register(peter, { uid, phone }, other, dying(instance, step)));
      const again = await codeOf(register(peter, { uid, phone }, other));
      if (again === 'auth/code-required') {
        await codeOf(register(peter, { uid: await prove(phone), phone }, other));
      }
      const holder = await prove(phone);
      expect(await seatsIn(other.session)).toEqual([`Peter ${holder}`]);
      expect(await seatsIn(offer.session)).toEqual([`Vera ${uid}`]);
      expect(await customersOf(other.advisor)).toMatchObject([{ id: holder, ...peter }]);
      expect(await customersOf(offer.advisor)).toMatchObject([{ id: uid, ...vera }]);
      if (outcome === 'done') {
        expect(step).toBeGreaterThan(5);
        break;
      }
      expect(outcome).toContain('killed');
      expect(step).toBeLessThan(60);
    }
  });

  test('is one person when several requests arrive at once', async () => {
    const { other, phone, uid } = await aRecycledNumber();
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        codeOf(register(peter, { uid, phone }, other, { ...anInstance(), logins })),
      ),
    );
    const holder = await prove(phone);
    await codeOf(register(peter, { uid: holder, phone }, other));
    expect(await seatsIn(other.session)).toEqual([`Peter ${holder}`]);
    expect(await customersOf(other.advisor)).toHaveLength(1);
  });
});

describe('REG-03 a person who was erased', () => {
  async function erase(uid: string): Promise<void> {
    await eraseTraces(mergePorts, uid);
    await mergePorts.traces.removeCustomer(uid, null);
  }

  test('cannot be registered again with a token from before', async () => {
    const offer = await anOffer();
    const phone = randomPhone();
    const uid = await prove(phone);
    await register(vera, { uid, phone }, offer);
    await erase(uid);
    expect(await codeOf(register(vera, { uid, phone }, offer))).toBe('auth/code-required');
    expect(await customersOf(offer.advisor)).toEqual([]);
    expect(await seatsIn(offer.session)).toEqual([]);
  });

  test('is one person with one seat under the next login', async () => {
    const offer = await anOffer();
    const phone = randomPhone();
    const uid = await prove(phone);
    await register(vera, { uid, phone }, offer);
    await erase(uid);
    const next = await prove(phone);
    await register(vera, { uid: next, phone }, offer);
    expect(await codeOf(register(vera, { uid: next, phone }, offer))).toBe(
      'registration/duplicate',
    );
    expect(await customersOf(offer.advisor)).toMatchObject([{ id: next, ...vera }]);
    expect(await seatsIn(offer.session)).toEqual([`Vera ${next}`]);
  });

  test('leaves nothing behind when the erasure overtakes a registration at any point', async () => {
    for (let step = 1; ; step++) {
      const [offer, before] = [await anOffer(), await anOffer()];
      const phone = randomPhone();
      const uid = await prove(phone);
      await register(vera, { uid, phone }, before);
      // the note would be taken over by a record that is created anew
      await store('customers', aCustomer(before.advisor.id, { ...vera, phone }));
      let steps = 0;
      const overtaken = interrupted(instance, async () => {
        steps += 1;
        if (steps === step) await erase(uid);
      });
      const outcome = await codeOf(register(vera, { uid, phone }, offer, overtaken));
      if (steps < step) {
        expect(step).toBeGreaterThan(5);
        break;
      }
      // data written before the erasure is erased, later writes are refused
      if (outcome === 'done') await erase(uid);
      expect((await db.doc(`customers/${uid}`).get()).exists, `step ${step}`).toBe(false);
      expect(await seatsIn(offer.session), `step ${step}`).toEqual([]);
      expect(step).toBeLessThan(60);
    }
  });
});
