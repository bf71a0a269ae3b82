import { choicesIn, selectionsSchema, type Selection } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';

/** What an advisor chose about a seminar; null without a choice. */
export async function readSeminarChoice(
  advisorId: string,
  seminarId: string,
): Promise<Selection | null> {
  const stored = await db.doc(`advisors/${advisorId}/selections/seminars`).get();
  const choices = choicesIn(parseDocument(selectionsSchema, stored));
  return choices.find(({ id }) => id === seminarId) ?? null;
}
