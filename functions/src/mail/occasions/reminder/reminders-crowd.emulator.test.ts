import '../../../../test/own-project.ts';
import { aCustomer, anOffer, aRegistration, aSession, newId } from '../../../../test/data.ts';
import { expect, test } from 'vitest';
import { db, toData } from '../../../core/firestore.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { enqueueReminders } from './enqueue-reminders.service.ts';

const MINUTE = 60_000;

test('REG-11 many sessions and many registrations are gone through to the end', async () => {
  const at = new Date('2042-03-04T10:00:00Z');
  const remind = () => enqueueReminders({ registrations: registrationsRepository, now: () => at });
  const time = new Date(at.getTime() + 60 * MINUTE);
  const { advisor, seminar } = await anOffer();
  const last = aSession(seminar, {
    time: new Date(time.getTime() + MINUTE),
    registrationCount: 310,
  });
  const writer = db.bulkWriter();
  for (let count = 0; count < 610; count++) {
    const empty = aSession(seminar, { time });
    void writer.set(db.doc(`sessions/${empty.id}`), toData(empty));
  }
  void writer.set(db.doc(`sessions/${last.id}`), toData(last));
  const registeredAt = new Date(at.getTime() - 24 * 60 * MINUTE);
  for (let count = 0; count < 310; count++) {
    const person = aCustomer(advisor.id, { id: newId('cus') });
    const registration = aRegistration(last, person, { registeredAt });
    void writer.set(db.doc(`sessions/${last.id}/registrations/${person.id}`), toData(registration));
  }
  await writer.close();
  expect(await remind()).toEqual({ sessions: 611, reminders: 310 });
  expect(await remind()).toEqual({ sessions: 611, reminders: 0 });
});
