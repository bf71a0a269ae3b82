import '../../../test/own-project.ts';
import { AppError } from '@wbd/domain/errors';
import { sessionSchema } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { personCaller } from '../../../test/callers.ts';
import { anOffer, newId } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { anInstance } from '../../../test/instances.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { registerForSession } from './register-for-session.service.ts';

const instance = anInstance();

test('wherever a registration dies, the person who tries again has one seat, one customer and one mail', async () => {
  for (let step = 1; ; step++) {
    const { advisor, session } = await anOffer();
    const uid = newId('person');
    const caller = personCaller(uid, randomPhone());
    const input = {
      who: 'self' as const,
      sessionId: session.id,
      advisorId: advisor.id,
      firstName: 'Eva',
      lastName: 'Eilig',
      email: `${uid}@example.org`,
    };
    const outcome = await registerForSession(dying(instance, step), input, caller).then(
      () => 'done',
      String,
    );
    if (outcome !== 'done') expect(outcome).toContain('killed');
    const again = await registerForSession(instance, input, caller).then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    expect(['done', 'registration/duplicate']).toContain(again);

    const seats = await db.collection(`sessions/${session.id}/registrations`).get();
    expect(seats.docs.map(({ id }) => id)).toEqual([uid]);
    const stored = parseDocument(sessionSchema, await db.doc(`sessions/${session.id}`).get());
    expect(stored?.registrationCount).toBe(1);
    const customers = await db.collection('customers').where('advisor', '==', advisor.id).get();
    expect(customers.size).toBe(1);
    const mails = await db.collection('mails').where('customer', '==', uid).get();
    expect(mails.docs.map((mail) => String(mail.get('kind')))).toEqual([
      'registration-confirmation',
    ]);
    if (outcome === 'done') {
      expect(step).toBeGreaterThan(3);
      break;
    }
    expect(step).toBeLessThan(40);
  }
});
