import '../../../test/own-project.ts';
import { codeOf } from '../../../test/code-of.ts';
import { admitted, callerOf } from '../../../test/callers.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { anInstance } from '../../../test/instances.ts';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import { sessionSchema, type Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { markWithheld } from '../../content/withheld/mark-withheld.service.ts';
import { withheldRepository } from '../../content/withheld/withheld.repository.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { newEntry } from '../registrations/new-registration.ts';
import { callOffSession } from './call-off-session.service.ts';
import { calledOffRepository } from './called-off.repository.ts';
import { clearSessionPorts } from './called-off.trigger.ts';
import { clearSession, type ClearSessionPorts } from './clear-session.service.ts';

const LONG = { timeout: 300_000 };
const REASON = 'Der Referent ist krank.';
const instance = anInstance();
const ports = { ...instance, sessions: calledOffRepository };

const callOff = async (
  sessionId: string,
  uid: string,
  reason: string | null = REASON,
  replacement: string | null = null,
) => callOffSession(ports, { sessionId, reason, replacement }, await admitted(uid));

async function sessionNow(id: string): Promise<Session | null> {
  return parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
}

/** What the trigger does with the session as it is stored. */
async function clear(id: string, by: ClearSessionPorts = clearSessionPorts): Promise<void> {
  const session = await sessionNow(id);
  if (!session?.calledOff) throw new Error('not called off');
  const { at: orderedAt, reason: note } = session.calledOff;
  const effect = 'session-called-off';
  await clearSession(by, id, { effect, owner: session.advisor, orderedAt, note });
}

/** A session with 13 seats, three of them of a colleague's customers, and two people on the waiting list. */
async function aFullSession() {
  const counts = { registrationCount: 13, waitingCount: 2, maxParticipants: 13 };
  const offer = await anOffer({ session: counts });
  const { advisor, session } = offer;
  const colleague = await store('advisors', anAdvisor({ org: advisor.org }));
  const people = Array.from({ length: 15 }, (_, index) =>
    aCustomer(index < 3 ? colleague.id : advisor.id, { email: `${newId('gast')}@example.org` }),
  );
  await Promise.all(
    people.map(async (person, index) => {
      const email = person.email ?? '';
      const [place, entity] =
        index < 13
          ? ['registrations', aRegistration(session, person)]
          : ['waiting', newEntry(session, person, email, { page: advisor.id, now: new Date() })];
      await store('customers', person);
      await db.doc(`sessions/${session.id}/${place}/${person.id}`).set(toData(entity));
    }),
  );
  return { ...offer, colleague };
}

async function mailsOf(sessionId: string): Promise<Mail[]> {
  const mails = await db.collection('mails').where('session', '==', sessionId).get();
  return parseDocuments(mailSchema, mails.docs);
}

const countOf = (mails: readonly Mail[], kind: Mail['kind']) =>
  mails.filter((mail) => mail.kind === kind).length;

test('a session that is called off writes to all 13 with a seat, to both who wait and to the colleague, with the reason', async () => {
  const { advisor, session, colleague } = await aFullSession();
  await callOff(session.id, advisor.id);
  await clear(session.id);

  const mails = await mailsOf(session.id);
  expect(countOf(mails, 'registration-cancelled')).toBe(13);
  expect(countOf(mails, 'waiting-closed')).toBe(2);
  expect(mails.filter((mail) => mail.kind === 'colleague-left')).toMatchObject([
    { uid: colleague.id, effect: 'session-called-off' },
  ]);
  expect(mails).toHaveLength(16);
  expect(new Set(mails.map((mail) => 'note' in mail && mail.note))).toEqual(new Set([REASON]));
  expect(await sessionNow(session.id)).toMatchObject({
    hidden: true,
    calledOff: { reason: REASON, seats: 13, waiting: 2 },
    registrationCount: 0,
    waitingCount: 0,
  });
  const seats = await db.collection(`sessions/${session.id}/registrations`).get();
  expect(seats.size).toBe(0);
});

test(
  'wherever the process dies, the next one goes on, and no one gets a second mail',
  LONG,
  async () => {
    for (let step = 1, finished = false; !finished; step++) {
      const { advisor, session } = await aFullSession();
      await callOff(session.id, advisor.id, null);
      finished = await clear(session.id, dying(clearSessionPorts, step)).then(
        () => true,
        () => false,
      );
      await clear(session.id);
      const mails = await mailsOf(session.id);
      expect(mails).toHaveLength(16);
      expect(countOf(mails, 'registration-cancelled')).toBe(13);
      expect(await sessionNow(session.id)).toMatchObject({ registrationCount: 0, waitingCount: 0 });
      expect(step).toBeLessThan(60);
    }
  },
);

test(
  'a person who registers while it is called off has a mail about it or no seat',
  LONG,
  async () => {
    for (let round = 0; round < 10; round++) {
      const { advisor, session } = await anOffer();
      const people = await Promise.all(
        Array.from({ length: 6 }, () => store('customers', aCustomer(advisor.id))),
      );
      const register = (customerId: string) =>
        codeOf(
          registerForSession(
            anInstance(),
            { who: 'customer', sessionId: session.id, customerId },
            callerOf(advisor),
          ),
        );
      const [, ...codes] = await Promise.all([
        callOff(session.id, advisor.id).then(() => clear(session.id)),
        ...people.map(({ id }) => register(id)),
      ]);
      const allowed = ['done', 'session/called-off'];
      expect(codes.filter((code) => !allowed.includes(code))).toEqual([]);
      const seated = codes.filter((code) => code === 'done').length;
      const mails = await mailsOf(session.id);
      expect(countOf(mails, 'registration-cancelled')).toBe(seated);
      expect(await sessionNow(session.id)).toMatchObject({ registrationCount: 0 });
    }
  },
);

test('it keeps the first reason, and a change of what the operator withholds does not bring it back', async () => {
  const { advisor, session } = await anOffer();
  await callOff(session.id, advisor.id);
  await callOff(session.id, advisor.id, 'Doch ein anderer Grund.');
  await store('config', {
    id: 'withheld',
    hiddenSeminars: [],
    hiddenExperts: [],
    excludedSeminars: [],
  });
  await markWithheld(withheldRepository);
  expect(await sessionNow(session.id)).toMatchObject({
    hidden: true,
    calledOff: { reason: REASON },
  });
});

test('only the owner calls a session off, and only before it begins', async () => {
  const { advisor, session } = await anOffer();
  const colleague = await store('advisors', anAdvisor({ org: advisor.org }));
  const stranger = await store('advisors', anAdvisor({ org: 'org-other' }));
  for (const uid of [colleague.id, stranger.id]) {
    expect(await codeOf(callOff(session.id, uid))).toBe('permission/denied');
  }
  expect(await codeOf(callOff(newId('no'), advisor.id))).toBe('session/not-found');
  const begun = await anOffer({ session: { time: new Date(Date.now() - 60_000) } });
  expect(await codeOf(callOff(begun.session.id, begun.advisor.id))).toBe('session/past');
  expect(await sessionNow(session.id)).toMatchObject({ hidden: false, calledOff: null });
});

test('accepts only another session of the seminar with a free seat as the replacement', async () => {
  const { advisor, seminar, session } = await anOffer();
  const { session: foreign } = await anOffer();
  const past = await store('sessions', aSession(seminar, { time: new Date(Date.now() - 60_000) }));
  const full = await store(
    'sessions',
    aSession(seminar, { maxParticipants: 1, registrationCount: 1 }),
  );
  const gone = await anOffer();
  await callOff(gone.session.id, gone.advisor.id);
  const ofGone = await store('sessions', aSession(gone.seminar));
  const refused: [string, string][] = [
    [session.id, 'session/not-found'],
    [foreign.id, 'session/not-found'],
    [newId('none'), 'session/not-found'],
    [past.id, 'session/past'],
    [full.id, 'session/full'],
  ];
  for (const [id, code] of refused) {
    expect(await codeOf(callOff(session.id, advisor.id, null, id))).toBe(code);
  }
  expect(await codeOf(callOff(ofGone.id, gone.advisor.id, null, gone.session.id))).toBe(
    'session/called-off',
  );
  expect(await sessionNow(session.id)).toMatchObject({ calledOff: null });

  const open = await store('sessions', aSession(seminar));
  await callOff(session.id, advisor.id, REASON, open.id);
  expect(await sessionNow(session.id)).toMatchObject({ calledOff: { replacement: open.id } });
});
