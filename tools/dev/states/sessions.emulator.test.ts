import '../../../functions/test/own-project.ts';
import { AppError } from '@wbd/domain/errors';
import { seminarCard } from '@wbd/domain/pages';
import {
  comingDates,
  SESSION_STATES,
  seminarSchema,
  type Registration,
  type Seminar,
  type Session,
  type SessionState,
} from '@wbd/domain/seminars';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { seatState } from '../../../apps/crm/src/customers/detail/seat-state.ts';
import { dateRows } from '../../../apps/public/src/dates/date-rows.ts';
import {
  lostDateOf,
  sessionOptions,
} from '../../../apps/public/src/registration/session-choice.ts';
import { byNextDate } from '../../../apps/seminars/src/seminar-list/by-next-date.ts';
import {
  aCustomer,
  anOffer,
  aRegistration,
  aSession,
  newId,
  store,
} from '../../../functions/test/data.ts';
import { anInstance } from '../../../functions/test/instances.ts';
import { refreshDates } from '../../../functions/src/content/pages/dates/seminar-dates.service.ts';
import { readComingSessions } from '../../../functions/src/core/coming-sessions.repository.ts';
import { db, parseDocument, toData } from '../../../functions/src/core/firestore.ts';
import { seatToken } from '../../../functions/src/core/seat-token.ts';
import { composeMail } from '../../../functions/src/mail/compose-mail.ts';
import { reminderMail } from '../../../functions/src/mail/occasions/registration-mails.ts';
import { registrationsRepository } from '../../../functions/src/mail/occasions/registrations.repository.ts';
import { enqueueReminders } from '../../../functions/src/mail/occasions/reminder/enqueue-reminders.service.ts';
import { enqueueSessionChange } from '../../../functions/src/mail/occasions/session-changed/enqueue-session-change.service.ts';
import { inviteToSession } from '../../../functions/src/seats/invitations/invite-to-session.service.ts';
import { invitationsRepository } from '../../../functions/src/seats/invitations/invitations.repository.ts';
import { ownSeats } from '../../../functions/src/seats/links/own-seats.service.ts';
import { seatByLink } from '../../../functions/src/seats/links/seat-by-link.service.ts';
import { cancelSeat } from '../../../functions/src/seats/registrations/cancel-seat.service.ts';
import { linkedSeats } from '../../../functions/src/seats/registrations/linked-seats.repository.ts';
import {
  newEntry,
  newRegistration,
} from '../../../functions/src/seats/registrations/new-registration.ts';
import { takeSeatOrWait } from '../../../functions/src/seats/registrations/take-seat.service.ts';
import { waitingListsRepository } from '../../../functions/src/seats/waiting-list/waiting-lists.repository.ts';
import { admitted, personCaller } from '../../../functions/test/callers.ts';
import { prove } from './prove.ts';
import { cellsOf, proofOf } from './subjects.ts';
import { takingPlace } from '../../../libs/data/src/sessions/taking-place.ts';

const NOW = new Date('2031-06-02T10:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const LONG = { timeout: patient(300_000) };
const unlimited = { take: () => Promise.resolve(true) };
const instance = { ...anInstance(), now: () => NOW };

/** The changes that put a session into each state. */
const CHANGES: Record<SessionState, Partial<Session>> = {
  'called-off': {
    hidden: true,
    calledOff: { at: inHours(-1), reason: null, replacement: null, seats: 1, waiting: 0 },
  },
  hidden: { hidden: true },
  over: { time: inHours(-48) },
  begun: { time: inHours(-1) },
  narrow: { audience: 'team:berlin' },
  full: { registrationCount: 20, waitingCount: 200 },
  waiting: { registrationCount: 20 },
  few: { registrationCount: 15 },
  open: { registrationCount: 1 },
};

/** A session with a participant who registered long before. */
interface Subject {
  session: Session;
  seminar: Seminar;
  registration: Registration;
  token: string;
}

async function aSubject(changes: Partial<Session>): Promise<Subject> {
  const { advisor, seminar, session } = await anOffer({
    session: { time: inHours(20), registrationCount: 1, maxParticipants: 20, ...changes },
  });
  const customer = await store('customers', aCustomer(advisor.id));
  const registration = aRegistration(session, customer, { registeredAt: inHours(-200) });
  const seat = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
  await seat.set(toData(registration));
  await refreshDates(seminar.id, NOW);
  const refreshed = parseDocument(seminarSchema, await db.doc(`seminars/${seminar.id}`).get());
  return { session, seminar: refreshed ?? seminar, registration, token: seatToken(registration) };
}

const isRefused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true;
      throw error;
    },
  );

async function mailsOf(kind: string, { registration }: Subject): Promise<number> {
  const ofPerson = db.collection('mails').where('customer', '==', registration.customer);
  return (await ofPerson.where('kind', '==', kind).get()).size;
}

const cardOf = ({ seminar }: Subject) => seminarCard(seminar, 'Anna Arends');

type Probe = (subject: Subject) => boolean | Promise<boolean>;

/** How each surface answers, by its own code. */
const PROBES: Record<string, Probe> = {
  'cards: shown': (subject) => cardOf(subject).dates.length > 0,
  'seminar-page: shown': ({ seminar }) => comingDates(seminar.dates, NOW).length > 0,
  'all-dates: shown': (subject) => dateRows([cardOf(subject)], NOW).length > 0,
  'form-by-choice: shown': ({ session }) => sessionOptions([session], NOW).length > 0,
  'form-by-choice: offered': ({ session }) =>
    sessionOptions([session], NOW).some(({ disabled, mayWait }) => !disabled || mayWait),
  'form-by-link: explained': ({ session, seminar }) => {
    const options = sessionOptions([session], NOW);
    const listed = options.length > 0 ? [session] : [];
    const lost = lostDateOf(session.time.getTime(), listed, seminar.calledOffDates, NOW);
    return lost !== null || options.some(({ disabled, mayWait }) => disabled && !mayWait);
  },
  'seat-requests: offered': async ({ session }) => {
    const person = await store('customers', aCustomer(session.advisor));
    const occasion = { page: session.advisor, invitedBy: null, entry: null, now: NOW };
    const writes = { customer: null, found: null, referral: null };
    return !(await isRefused(
      takeSeatOrWait(instance, {
        sessionId: session.id,
        customerId: person.id,
        again: false,
        now: NOW,
        prepare(current) {
          const registration = newRegistration(current, person, occasion);
          return { ...writes, registration, mail: reminderMail(registration, current, NOW) };
        },
        prepareEntry(current) {
          const entry = newEntry(current, person, 'a@example.org', {
            page: session.advisor,
            now: NOW,
          });
          const registration = newRegistration(current, person, occasion);
          return { ...writes, entry, mail: reminderMail(registration, current, NOW) };
        },
      }),
    ));
  },
  'structured-data: shown': async ({ session }) =>
    (await readComingSessions(session.seminar, NOW, 10)).length > 0,
  'own-dates: reminded': async ({ session, registration }) => {
    const { customer: id, firstName, lastName, email } = registration;
    const customer = aCustomer(session.advisor, { id, firstName, lastName, email });
    const { seats } = await ownSeats(
      {
        customers: { customer: () => Promise.resolve(customer) },
        stored: { entries: () => Promise.resolve([]) },
        places: () =>
          Promise.resolve({
            registrations: [registration],
            entries: [],
            sessions: new Map([[session.id, session]]),
          }),
        logins: { holdsPhone: () => Promise.resolve(true) },
        looks: unlimited,
        tries: { hold: () => Promise.resolve({ release: () => Promise.resolve() }) },
        now: () => NOW,
      },
      { seminarId: session.seminar, firstName, lastName },
      personCaller(id, '+491511234567'),
    );
    return seats.length > 0;
  },
  'seat-page: reminded': async ({ token }) => {
    const ports = {
      people: instance.people,
      linked: linkedSeats,
      lists: waitingListsRepository({ guarded: true }),
      looks: unlimited,
      details: () => Promise.resolve({ meetingLink: null, access: null, calendar: null }),
      now: () => NOW,
    };
    // after the day is over, the page is gone
    const seat = await seatByLink(ports, { token }, newId('address')).catch(() => null);
    return seat?.isOpen === true;
  },
  'seat-cancellations: reminded': async ({ token }) =>
    !(await isRefused(
      cancelSeat(
        { ...instance, linked: linkedSeats, changes: unlimited, personChanges: unlimited },
        { token },
      ),
    )),
  'queued-mails: reminded': async ({ session, registration }) =>
    (await composeMail(reminderMail(registration, session, inHours(-2)), NOW)) !== null,
  'reminders: reminded': async (subject) => {
    const { session } = subject;
    async function* only() {
      yield await Promise.resolve([session]);
    }
    const registrations = { ...registrationsRepository, sessionsBetween: only };
    await enqueueReminders({ registrations, now: () => NOW });
    return (await mailsOf('session-reminder', subject)) > 0;
  },
  'change-mails: reminded': async (subject) => {
    const ports = { registrations: registrationsRepository, now: () => NOW };
    await enqueueSessionChange(ports, subject.session.id, NOW);
    return (await mailsOf('session-changed', subject)) > 0;
  },
  'dashboard: counted': ({ session }) => takingPlace([session], NOW).length > 0,
  'seminar-list: counted': ({ session, seminar }) => {
    const later = aSession({ id: 'later', advisor: session.advisor }, { time: inHours(30) });
    // only coming sessions are sorted
    const time = session.time < inHours(-24) ? inHours(1) : session.time;
    const seminars = [{ ...seminar, id: 'later' }, seminar];
    const [first] = byNextDate(seminars, [{ ...session, time }, later], NOW);
    return first?.id === seminar.id;
  },
  'invitation-dialogs: offered': async ({ session }) =>
    !(await isRefused(
      inviteToSession(
        {
          people: instance.people,
          invitations: invitationsRepository,
          calls: unlimited,
          now: () => NOW,
        },
        { who: 'own', sessionId: session.id, customerIds: [newId('guest')] },
        await admitted(session.advisor),
      ),
    )),
  'customer-cards: counted': ({ session, registration }) =>
    seatState(registration, session, NOW) !== 'calledOff',
};

const sessions = {
  states: SESSION_STATES,
  probes: Object.fromEntries(
    Object.entries(PROBES).map(([proof, probe]) => [
      proof,
      { session: async (state: SessionState) => probe(await aSubject(CHANGES[state])) },
    ]),
  ),
};

test('every surface answers every state of a session according to its meaning', LONG, async () => {
  expect(await prove('sessions', 'emulators', sessions)).toEqual({
    cells: 162,
    notApplicable: 0,
    wrong: [],
    unmatched: [],
  });
});

test.each(['cards', 'form-by-choice', 'reminders', 'dashboard'] as const)(
  '%s fails in its own cells alone when it does not see that a session was called off',
  LONG,
  async (surface) => {
    const blind = { surface, from: 'called-off', to: 'open' } as const;
    const { wrong } = await prove('sessions', 'emulators', sessions, blind);
    expect(wrong).toEqual(
      cellsOf('sessions')
        .filter((cell) => cell.surface === surface && cell.state === 'called-off')
        .map((cell) => `${proofOf(cell)} (session) called-off`),
    );
  },
);
