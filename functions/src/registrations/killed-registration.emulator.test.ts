import '../../test/own-project.ts';
import { aCustomer, anOffer, newId, store } from '../../test/data.ts';
import { dyingAfter, Killed } from '../../test/dying.ts';
import { anInstance } from '../../test/instances.ts';
import { randomPhone } from '../../test/people.ts';
import { AppError } from '@wbd/domain';
import { expect, test } from 'vitest';
import { db } from '../gateways/firestore.ts';
import { registerForSession, type RegistrationPorts } from './register-for-session.service.ts';

/** More calls than a registration makes. */
const MANY = 60;

test('REG-05 REG-08 wherever a registration is killed, trying again gives one seat, one customer and one mail', async () => {
  const seen = { killed: 0, done: 0 };
  for (let calls = 1; seen.done === 0; calls += 1) {
    expect(calls).toBeLessThan(MANY);
    const { advisor, session } = await anOffer();
    const phone = randomPhone();
    // what the advisor had noted about the person is taken over on the way
    const note = await store('customers', aCustomer(advisor.id, { phone }));
    const visitor = { uid: newId('visitor'), phone, emailConfirmed: false };
    const input = {
      ...{ who: 'self' as const, sessionId: session.id, advisorId: advisor.id },
      ...{ firstName: 'Jörg', lastName: 'Weiß', email: `${visitor.uid}@example.org` },
    };
    // each process has its own queues
    const register = (ports: RegistrationPorts) => registerForSession(ports, input, visitor);
    const first = await register(dyingAfter(calls, anInstance())).then(
      () => null,
      (error: unknown) => error,
    );
    if (first === null) seen.done += 1;
    else {
      expect(first).toBeInstanceOf(Killed);
      seen.killed += 1;
    }
    // the person tries again, and is told at most that they have the seat
    const second = await register(anInstance()).catch((error: unknown) => error);
    if (second instanceof AppError) expect(second.code).toBe('registration/duplicate');
    else expect(second).toMatchObject({ place: 'seat' });

    const seats = await db.collection(`sessions/${session.id}/registrations`).get();
    expect(seats.docs.map(({ id }) => id)).toEqual([visitor.uid]);
    const counted = await db.doc(`sessions/${session.id}`).get();
    expect(counted.get('registrationCount')).toBe(1);
    const customers = await db.collection('customers').where('advisor', '==', advisor.id).get();
    expect(customers.docs.map(({ id }) => id)).toEqual([visitor.uid]);
    expect((await db.doc(`customers/${note.id}`).get()).exists).toBe(false);
    const mails = await db.collection('mails').where('customer', '==', visitor.uid).get();
    expect(mails.docs.map((mail): unknown => mail.get('kind'))).toEqual([
      'registration-confirmation',
    ]);
  }
  expect(seen.killed).toBeGreaterThan(5);
});
