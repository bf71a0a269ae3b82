import { registrationSchema, sessionSchema } from '@wbd/domain/seminars';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments } from '../src/core/firestore.ts';

export interface Watched {
  observations: number;
  /** what was wrong, in words; each time it was seen */
  violations: string[];
}

/**
 * A session and its registrations as they were at one instant. The instant is named: a transaction that only reads
 * gets no snapshot from the emulator otherwise.
 * @returns what is wrong
 */
export async function observe(sessionId: string): Promise<string[]> {
  const ref = db.doc(`sessions/${sessionId}`);
  const { readTime } = await ref.get();
  const [sessionDoc, seats] = await db.runTransaction(
    async (transaction): Promise<[DocumentSnapshot, QuerySnapshot]> => [
      await transaction.get(ref),
      await transaction.get(ref.collection('registrations')),
    ],
    { readOnly: true, readTime },
  );
  const session = parseDocument(sessionSchema, sessionDoc);
  if (!session) return ['the session is gone'];

  const stored = seats.size;
  const { registrationCount: counted, maxParticipants } = session;
  const registrations = parseDocuments(registrationSchema, seats.docs);
  const people = new Set(registrations.map(({ customer }) => customer)).size;
  return [
    ...(counted === stored ? [] : [`${counted} counted, ${stored} stored`]),
    ...(stored > maxParticipants ? [`${stored} seats taken of ${maxParticipants}`] : []),
    ...(people === stored ? [] : [`${stored} seats for ${people} people`]),
  ];
}

/** Looks at a session again and again, until `work` is done and once more after it. */
export async function watchSeats(sessionId: string, work: Promise<unknown>): Promise<Watched> {
  const watched: Watched = { observations: 0, violations: [] };
  const look = async () => {
    watched.violations.push(...(await observe(sessionId)));
    watched.observations += 1;
  };
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  while (!state.isDone) await look();
  await done;
  await look();
  return watched;
}
