import '../../../test/own-project.ts';
import { admitted } from '../../../test/callers.ts';
import { codeOf } from '../../../test/code-of.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import type { PreviewSessionChangeInput, Seminar, Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import { db, toData } from '../../core/firestore.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { changedPeopleRepository } from './changed-people.repository.ts';
import { previewSessionChange } from './preview-session-change.service.ts';
import { writePreview } from './write-preview.ts';

const NEW_TIME = new Date('2032-08-05T16:00:00Z');
const ports = {
  people: peopleRepository,
  changed: changedPeopleRepository,
  write: writePreview,
  now: () => new Date(),
};

/** A session with two participants, one of them without an address, and two waiting people. */
async function anAttendedSession() {
  const offer = await anOffer({
    session: { registrationCount: 2, waitingCount: 1, heldSeats: 1 },
    directions: 'Hof',
  });
  const { advisor, session } = offer;
  for (const email of [`${newId('gast')}@example.org`, null]) {
    const customer = await store('customers', aCustomer(advisor.id, { email }));
    const registration = { ...aRegistration(session, customer), email };
    await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  }
  return offer;
}

type Entry = PreviewSessionChangeInput['sessions'][number];

function inputOf(
  { id, title, duration, online }: Seminar,
  session: Session,
  changes: Partial<Entry> = {},
  content: Partial<PreviewSessionChangeInput> = {},
): PreviewSessionChangeInput {
  const entry = {
    id: session.id,
    time: session.time.toISOString(),
    location: session.location,
    directions: 'Hof',
    ...changes,
  };
  return { seminarId: id, title, duration, online, sessions: [entry], ...content };
}

test('previews the mail about a new time and place, with the number of recipients', async () => {
  const { advisor, seminar, session } = await anAttendedSession();
  const input = inputOf(seminar, session, {
    time: NEW_TIME.toISOString(),
    location: 'Gürzenich, Köln',
    directions: 'Eingang am Tor',
  });
  const { mail, ...counts } = await previewSessionChange(ports, input, await admitted(advisor.id));
  expect(counts).toEqual({ reached: 3, unreached: 1, waitingClosed: 0, isImportant: true });
  expect(mail?.subject).toBe(`Geändert: ${seminar.title} am ${formatDateTime(NEW_TIME)}`);
  expect(mail?.text).toContain('Hallo Vorname,');
  expect(mail?.text).toContain('Eingang am Tor');
  // a working link would open a seat
  expect(mail?.text).not.toMatch(/platz#[\w-]{10}/);
  const unchanged = await db.doc(`sessions/${session.id}`).get();
  expect(unchanged.get('location')).toBe(session.location);
});

test.each([
  ['nothing', {}, {}, { reached: 0, unreached: 0, isImportant: false }],
  ['the way to get in', { directions: 'Tor' }, {}, { reached: 1, unreached: 1, isImportant: true }],
  ['the title', {}, { title: 'Anders' }, { reached: 3, unreached: 1, isImportant: false }],
  ['the duration', {}, { duration: 45 }, { reached: 3, unreached: 1, isImportant: false }],
  ['the place', { location: 'Bonn' }, {}, { reached: 3, unreached: 1, isImportant: true }],
] as const)(
  'a change of %s concerns the right people',
  async (_what, changes, content, expected) => {
    const { advisor, seminar, session } = await anAttendedSession();
    const input = inputOf(seminar, session, changes, content);
    const preview = await previewSessionChange(ports, input, await admitted(advisor.id));
    expect(preview).toMatchObject({ ...expected, waitingClosed: 0 });
    expect(preview.mail === null).toBe(expected.reached === 0);
  },
);

test('ignores sessions that have begun or are called off, and counts the waiting list of a removed one', async () => {
  const { advisor, seminar, session } = await anAttendedSession();
  const own = await admitted(advisor.id);
  const removed = { ...inputOf(seminar, session), sessions: [] };
  expect(await previewSessionChange(ports, removed, own)).toMatchObject({
    reached: 0,
    waitingClosed: 2,
  });
  const begun = await store(
    'sessions',
    aSession(seminar, { time: new Date(Date.now() - 60_000), registrationCount: 1 }),
  );
  const moved = inputOf(seminar, begun, { location: 'Bonn' });
  const kept = inputOf(seminar, session).sessions;
  const both = { ...moved, sessions: [...moved.sessions, ...kept] };
  expect(await previewSessionChange(ports, both, own)).toMatchObject({ reached: 0, mail: null });
});

test('rejects anyone but the owner', async () => {
  const { advisor, seminar, session } = await anAttendedSession();
  const colleague = await store('advisors', anAdvisor({ org: advisor.org }));
  const input = inputOf(seminar, session, { location: 'Bonn' });
  const by = await admitted(colleague.id);
  expect(await codeOf(previewSessionChange(ports, input, by))).toBe('permission/denied');
  const missing = { ...input, seminarId: newId('none') };
  expect(await codeOf(previewSessionChange(ports, missing, by))).toBe('seminar/not-found');
});
