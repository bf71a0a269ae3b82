import '../../../functions/test/own-project.ts';
import { AppError } from '@wbd/domain/errors';
import { seminarCard } from '@wbd/domain/pages';
import {
  comingDates,
  SESSION_STATES,
  SESSION_SURFACES,
  seminarSchema,
  sessionAnswer,
  type Registration,
  type Seminar,
  type Session,
  type SessionQuestion,
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

interface Cell {
  surface: string;
  question: SessionQuestion;
  state: SessionState;
}

const nameOf = ({ surface, question }: Pick<Cell, 'surface' | 'question'>) =>
  `${surface}: ${question.answer}`;

const QUESTIONS = Object.entries(SESSION_SURFACES).flatMap(([surface, described]) =>
  'asks' in described
    ? described.asks.map((question: SessionQuestion) => ({ surface, question }))
    : [],
);
const CELLS: readonly Cell[] = QUESTIONS.flatMap((asked) =>
  SESSION_STATES.map((state) => ({ ...asked, state })),
);

/** Whether a surface gives the expected answer for a session with these changes. */
async function isRight(cell: Cell, changes: Partial<Session>): Promise<boolean> {
  const probe = PROBES[nameOf(cell)];
  if (!probe) throw new Error(`Nothing proves ${nameOf(cell)}`);
  return (await probe(await aSubject(changes))) === sessionAnswer(cell.state, cell.question);
}

test('every question of every surface has a probe, and every probe a question', () => {
  expect(Object.keys(PROBES).toSorted()).toEqual(QUESTIONS.map(nameOf).toSorted());
});

test('every surface answers every state according to its meaning', LONG, async () => {
  const wrong: string[] = [];
  for (const cell of CELLS) {
    if (!(await isRight(cell, CHANGES[cell.state]))) wrong.push(`${nameOf(cell)} ${cell.state}`);
  }
  expect(wrong).toEqual([]);
  const none =
    Object.keys(SESSION_SURFACES).length - new Set(QUESTIONS.map(({ surface }) => surface)).size;
  console.info(
    `sessions: ${SESSION_STATES.length} states, ${CELLS.length} cells, ${CELLS.length - wrong.length} proven, 0 open; ${none} surfaces ask nothing`,
  );
});

test(
  'a surface that does not see that a session was called off fails in its own cells alone',
  LONG,
  async () => {
    const calledOff = CELLS.filter(({ state }) => state === 'called-off');
    for (const blind of ['cards', 'form-by-choice', 'reminders', 'dashboard']) {
      const failed = [];
      for (const cell of calledOff) {
        const changes = cell.surface === blind ? {} : CHANGES['called-off'];
        if (!(await isRight(cell, changes))) failed.push(nameOf(cell));
      }
      expect(failed).toEqual(calledOff.filter(({ surface }) => surface === blind).map(nameOf));
    }
  },
);
