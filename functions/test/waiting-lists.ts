import { seatDetails } from '../src/seats/links/seat-details.ts';
import { seatToken, waitingToken } from '../src/core/seat-token.ts';
import { linkedSeats } from '../src/seats/registrations/linked-seats.repository.ts';
import { movingSeatsRepository } from '../src/seats/registrations/moving-seats.repository.ts';
import { registrationSchema, sessionSchema, waitingEntrySchema } from '@wbd/domain/seminars';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments } from '../src/core/firestore.ts';
import { waitingListsRepository } from '../src/seats/waiting-list/waiting-lists.repository.ts';
import { anInstance } from './instances.ts';

const unlimited = { take: () => Promise.resolve(true) };

const noShift = (): number => 0;

/** Everything that waiting lists and links to places work with, as one process has it. */
export function aListInstance({ guarded = true, shift = noShift } = {}) {
  const instance = anInstance({ guarded });
  return {
    ...instance,
    now: () => new Date(instance.now().getTime() + shift()),
    lists: waitingListsRepository({ guarded }),
    linked: linkedSeats,
    movingSeats: movingSeatsRepository({ guarded }),
    changes: unlimited,
    personChanges: unlimited,
    looks: unlimited,
    details: seatDetails,
  };
}

/** The link that a person was mailed last: of their seat, or else of their place on the waiting list. */
export async function mailedToken(sessionId: string, customerId: string): Promise<string> {
  const session = db.doc(`sessions/${sessionId}`);
  const [seat, entry] = await db.getAll(
    session.collection('registrations').doc(customerId),
    session.collection('waiting').doc(customerId),
  );
  const registration = seat && parseDocument(registrationSchema, seat);
  if (registration) return seatToken(registration);
  const waiting = entry && parseDocument(waitingEntrySchema, entry);
  return waiting ? waitingToken(waiting) : seatToken({ ...NOBODY, session: sessionId });
}

const NOBODY = { customer: 'nobody', takenAs: null, booking: null, moves: 0, email: null };

/** A session with its seats and its list, as they were at one instant. */
export async function placesOf(sessionId: string) {
  const ref = db.doc(`sessions/${sessionId}`);
  const { readTime } = await ref.get();
  const [sessionDoc, seats, list] = await db.runTransaction(
    async (transaction): Promise<[DocumentSnapshot, QuerySnapshot, QuerySnapshot]> => [
      await transaction.get(ref),
      await transaction.get(ref.collection('registrations')),
      await transaction.get(ref.collection('waiting')),
    ],
    { readOnly: true, readTime },
  );
  const entries = parseDocuments(waitingEntrySchema, list.docs);
  return {
    session: parseDocument(sessionSchema, sessionDoc),
    registrations: parseDocuments(registrationSchema, seats.docs),
    entries: entries.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime()),
  };
}

/** @returns what is wrong with a session, in words */
export async function violationsIn(sessionId: string): Promise<string[]> {
  const { session, registrations, entries } = await placesOf(sessionId);
  if (!session) return ['the session is gone'];
  const inState = (state: string) => entries.filter((entry) => entry.state === state).length;
  const promised = registrations.length + inState('offered');
  const seated = new Set(registrations.map(({ id }) => id));
  const both = entries.filter(({ id }) => seated.has(id)).length;
  const counted: [string, number, number][] = [
    ['seats', session.registrationCount, registrations.length],
    ['waiting', session.waitingCount, inState('waiting')],
    ['held', session.heldSeats, inState('offered')],
  ];
  return [
    ...counted.flatMap(([what, count, stored]) =>
      count === stored ? [] : [`${what}: ${count} counted, ${stored} stored`],
    ),
    ...(promised > session.maxParticipants ? [`${promised} promised`] : []),
    ...(both > 0 ? [`${both} with a seat and an entry`] : []),
  ];
}
