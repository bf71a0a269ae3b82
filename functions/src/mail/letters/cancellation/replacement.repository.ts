import { replacementState, sessionSchema, type Session } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../../core/firestore.ts';

/** The offer to a person whose session was called off. */
export interface Replacement {
  /** the session that the host offers instead; null without one, or if it is full */
  session: Session | null;
}

/** @returns null unless the host called the session off */
export async function readReplacement(sessionId: string, now: Date): Promise<Replacement | null> {
  const calledOff = (await readSession(sessionId))?.calledOff;
  if (!calledOff) return null;
  const session = calledOff.replacement === null ? null : await readSession(calledOff.replacement);
  return { session: session && replacementState(session, now) === 'open' ? session : null };
}

async function readSession(id: string): Promise<Session | null> {
  return parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
}
