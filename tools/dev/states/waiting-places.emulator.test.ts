import '../../../functions/test/own-project.ts';
import { AppError } from '@wbd/domain/errors';
import { WAITING_PLACE_STATES, waitingPlaceState, type WaitingPlaceState } from '@wbd/domain/seats';
import type { WaitingEntry } from '@wbd/domain/seminars';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { anInstance } from '../../../functions/test/instances.ts';
import { aCustomer, anOffer, newId, store } from '../../../functions/test/data.ts';
import { admitted } from '../../../functions/test/callers.ts';
import { db, toData } from '../../../functions/src/core/firestore.ts';
import { waitingToken } from '../../../functions/src/core/seat-token.ts';
import { composeMail } from '../../../functions/src/mail/compose-mail.ts';
import { registrationsRepository } from '../../../functions/src/mail/occasions/registrations.repository.ts';
import { waitingChangedMail } from '../../../functions/src/mail/occasions/registration-mails.ts';
import { personalDataRepository } from '../../../functions/src/seats/data-rights/personal-data.repository.ts';
import { personalData } from '../../../functions/src/seats/data-rights/personal-data.service.ts';
import { ownSeats } from '../../../functions/src/seats/links/own-seats.service.ts';
import { seatByLink } from '../../../functions/src/seats/links/seat-by-link.service.ts';
import { linkedSeats } from '../../../functions/src/seats/registrations/linked-seats.repository.ts';
import { newEntry } from '../../../functions/src/seats/registrations/new-registration.ts';
import { hasSeatFor } from '../../../functions/src/seats/registrations/take-seat.service.ts';
import { waitingList } from '../../../functions/src/seats/waiting-list/waiting-list.service.ts';
import { waitingListsRepository } from '../../../functions/src/seats/waiting-list/waiting-lists.repository.ts';
import { prove, type Probes } from './prove.ts';

const NOW = new Date('2031-06-02T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const unlimited = { take: () => Promise.resolve(true) };
const tries = { hold: () => Promise.resolve({ release: () => Promise.resolve() }) };
const lists = waitingListsRepository({ guarded: true });
const { people } = anInstance();
const now = () => NOW;

/** The fields that put a place into each state. */
const CHANGES: Record<WaitingPlaceState, Pick<WaitingEntry, 'state' | 'offerUntil'> | null> = {
  none: null,
  waiting: { state: 'waiting', offerUntil: null },
  offered: { state: 'offered', offerUntil: inHours(1) },
  lapsed: { state: 'offered', offerUntil: inHours(-1) },
  expired: { state: 'expired', offerUntil: inHours(-1) },
};

/** Stores a full session, with the place of a person who joined long ago. */
async function aPlace(state: WaitingPlaceState) {
  const { advisor, session } = await anOffer({
    session: { time: inHours(48), maxParticipants: 20, registrationCount: 19, heldSeats: 1 },
  });
  const customer = await store('customers', aCustomer(advisor.id));
  const occasion = { page: advisor.id, now: inHours(-200) };
  const joined = newEntry(session, customer, customer.email ?? '', occasion);
  const entry: WaitingEntry = { ...joined, ...CHANGES[state] };
  const ref = db.doc(`sessions/${session.id}/waiting/${customer.id}`);
  if (state !== 'none') await ref.set(toData(entry));
  return { advisor, session, customer, entry, stored: state === 'none' ? null : entry };
}
type Place = Awaited<ReturnType<typeof aPlace>>;
const callerOf = ({ customer }: Place) => ({
  uid: customer.id,
  phone: customer.phone ?? '+491511234567',
  emailConfirmed: false,
});
const claimOf = ({ customer: { firstName, lastName } }: Place) => ({ firstName, lastName });

const asked = (answer: (place: Place) => boolean | Promise<boolean>) => ({
  place: async (state: WaitingPlaceState) => answer(await aPlace(state)),
});

async function linked({ entry }: Place) {
  const ports = {
    people,
    linked: linkedSeats,
    lists,
    looks: unlimited,
    details: () => Promise.resolve({ meetingLink: null, access: null, calendar: null }),
    now,
  };
  return seatByLink(ports, { token: waitingToken(entry) }, newId('address')).catch(
    (error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    },
  );
}

const probes: Probes<WaitingPlaceState> = {
  'own-dates: shown': asked(async (place) => {
    const { customer, session, stored } = place;
    const ports = {
      customers: { customer: () => Promise.resolve(customer) },
      stored: { entries: () => Promise.resolve([]) },
      places: () =>
        Promise.resolve({
          registrations: [],
          entries: stored ? [stored] : [],
          sessions: new Map([[session.id, session]]),
        }),
      logins: { holdsPhone: () => Promise.resolve(true) },
      looks: unlimited,
      tries,
      now,
    };
    const claim = { seminarId: session.seminar, ...claimOf(place) };
    return (await ownSeats(ports, claim, callerOf(place))).seats.length > 0;
  }),
  'own-data: shown': asked(async (place) => {
    const { waitingLists } = await ownData(place);
    return waitingLists.some(({ link }) => link !== null);
  }),
  'own-data: offered': asked(async (place) => {
    const { waitingLists } = await ownData(place);
    return waitingLists.some(({ offerUntil }) => offerUntil !== null);
  }),
  'seat-page: offered': asked(async (place) => (await linked(place))?.state === 'offered'),
  'seat-page: explained': asked(async (place) => (await linked(place))?.state === 'expired'),
  'seat-requests: offered': asked(({ stored, session }) => hasSeatFor(stored, session, NOW)),
  'change-mails: reminded': asked(
    async ({ session }) => (await registrationsRepository.waitingSince(session.id, NOW)).length > 0,
  ),
  'queued-mails: reminded': asked(
    async ({ entry }) => (await composeMail(waitingChangedMail(entry, NOW), NOW)) !== null,
  ),
  'participants: shown': asked(async ({ session, advisor }) => {
    const ports = { people, lists, now };
    const list = await waitingList(ports, { sessionId: session.id }, await admitted(advisor.id));
    return list.entries.length > 0;
  }),
};

function ownData(place: Place) {
  const ports = {
    customers: { customer: () => Promise.resolve(place.customer) },
    stored: personalDataRepository,
    namesOf: () => Promise.resolve(new Map<string, string>()),
    lists,
    limit: unlimited,
    tries,
    now,
  };
  return personalData(ports, claimOf(place), callerOf(place));
}

test.each(WAITING_PLACE_STATES)('a place that is %s is recognised', (state) => {
  expect(waitingPlaceState(CHANGES[state], NOW)).toBe(state);
});

test(
  'every surface answers every state of a place on the waiting list according to its meaning',
  { timeout: patient(120_000) },
  async () => {
    const places = { states: WAITING_PLACE_STATES, probes };
    expect(await prove('waitingPlaces', 'emulators', places)).toEqual({
      cells: 45,
      notApplicable: 0,
      wrong: [],
      unmatched: [],
    });
  },
);
