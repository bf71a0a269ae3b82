import { terminationSchema, type Termination } from '@wbd/domain/terminations';
import { db, parseDocument } from '../../../core/firestore.ts';

/** @returns null for an unknown declaration */
export async function readTermination(id: string): Promise<Termination | null> {
  return parseDocument(terminationSchema, await db.doc(`terminations/${id}`).get());
}
