import '../../../test/own-project.ts';
import { codeOf } from '../../../test/code-of.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { mailSchema } from '@wbd/domain/mails';
import { sessionMessageSchema, type WriteToParticipantsInput } from '@wbd/domain/seats';
import { expect, test } from 'vitest';
import { composeMail } from '../../mail/compose-mail.ts';
import { registrationsRepository } from '../../mail/occasions/registrations.repository.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { enqueueMessage } from './enqueue-message.service.ts';
import { sessionMessages } from './session-messages.repository.ts';
import { writeToParticipants } from './write-to-participants.service.ts';

const LONG = { timeout: 300_000 };
const TEXT = 'Bitte bringt euren Rentenbescheid mit.\nWir beginnen pünktlich.';
const enqueuing = { messages: sessionMessages, registrations: registrationsRepository };

async function write(
  {
    sessionId,
    by,
    ...input
  }: Partial<WriteToParticipantsInput> & { sessionId: string; by: string },
  calls = { take: () => Promise.resolve(true) },
) {
  const caller = await admitted(by);
  return writeToParticipants(
    { people: peopleRepository, messages: sessionMessages, calls, now: () => new Date() },
    { messageId: newId('message'), text: TEXT, customerIds: null, sessionId, ...input },
    caller,
  );
}
/** A session with three participants, one of them without an address. */
async function aSession() {
  const offer = await anOffer({ session: { registrationCount: 3 } });
  const people = [`${newId('anna')}@example.org`, `${newId('ben')}@example.org`, null].map(
    (email) => aCustomer(offer.advisor.id, { email }),
  );
  for (const person of people) {
    const seat = aRegistration(offer.session, person, { registeredAt: new Date(Date.now() - 1) });
    await db.doc(`sessions/${offer.session.id}/registrations/${person.id}`).set(toData(seat));
  }
  return { ...offer, people, sessionId: offer.session.id, by: offer.advisor.id };
}

async function rowsOf(sessionId: string) {
  const rows = await db.collection('mails').where('session', '==', sessionId).get();
  return parseDocuments(mailSchema, rows.docs);
}
async function messageNow(id: string) {
  return parseDocument(sessionMessageSchema, await db.doc(`sessionMessages/${id}`).get());
}

test('a message becomes one mail for each participant with an address, whose text it carries', async () => {
  const { sessionId, by, people, seminar } = await aSession();
  const { messageId } = await write({ sessionId, by });
  await enqueueMessage(enqueuing, messageId);
  await enqueueMessage(enqueuing, messageId);

  const rows = await rowsOf(sessionId);
  expect(rows).toHaveLength(2);
  expect(await messageNow(messageId)).toMatchObject({ mails: 2, to: null, text: TEXT });
  const [row] = rows;
  const mail = row && (await composeMail(row, new Date()));
  expect(people.map(({ email }) => email)).toContain(mail?.to.address);
  expect(mail?.subject).toContain(`Nachricht zu deinem Seminar: ${seminar.title}`);
  expect(mail?.text).toContain(TEXT);
  expect(mail?.html).toContain('Rentenbescheid mit.<br/>Wir beginnen');
});

test('a message to one participant reaches no one else, not even when its event comes again', async () => {
  const { sessionId, by, people } = await aSession();
  const [anna] = people;
  const { messageId } = await write({ sessionId, by, customerIds: [anna?.id ?? '', newId('no')] });
  await enqueueMessage(enqueuing, messageId);
  await enqueueMessage(enqueuing, messageId);
  expect(await rowsOf(sessionId)).toMatchObject([{ customer: anna?.id, message: messageId }]);
});

test(
  'wherever the process dies, the next one goes on, and no one gets the message twice',
  LONG,
  async () => {
    for (let step = 1, finished = false; !finished; step++) {
      const { sessionId, by } = await aSession();
      const { messageId } = await write({ sessionId, by });
      finished = await enqueueMessage(dying(enqueuing, step), messageId).then(
        () => true,
        () => false,
      );
      await enqueueMessage(enqueuing, messageId);
      expect(await rowsOf(sessionId)).toHaveLength(2);
      expect(step).toBeLessThan(20);
    }
  },
);

test('a message that is sent again because the answer was lost is stored once, and counts once', async () => {
  const { sessionId, by } = await aSession();
  let taken = 0;
  const calls = { take: () => Promise.resolve(++taken > 0) };
  const messageId = newId('message');
  await write({ sessionId, by, messageId }, calls);
  await write({ sessionId, by, messageId }, calls);
  expect(taken).toBe(1);
  const other = await aSession();
  expect(await codeOf(write({ ...other, messageId }))).toBe('conflict');
});

test('only the owner writes to participants, until the day is over, and not without end', async () => {
  const { sessionId, by, advisor } = await aSession();
  const colleague = await store('advisors', anAdvisor({ org: advisor.org }));
  expect(await codeOf(write({ sessionId, by: colleague.id }))).toBe('permission/denied');
  const never = { take: () => Promise.resolve(false) };
  expect(await codeOf(write({ sessionId, by }, never))).toBe('rate/limited');
  const past = await anOffer({ session: { time: new Date('2026-01-01T10:00:00Z') } });
  expect(await codeOf(write({ sessionId: past.session.id, by: past.advisor.id }))).toBe(
    'session/past',
  );
  expect(await rowsOf(sessionId)).toHaveLength(0);
});
