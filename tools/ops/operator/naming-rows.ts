import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  NAMED_FILES,
  type NamingCollection,
} from '../../../functions/src/content/files/named-files.ts';
import { rowsOf } from './rows-of.ts';

/** Every row that may name files, some hundred read at a time. */
export async function* rowsOfNaming(
  db: Firestore,
): AsyncGenerator<{ collection: NamingCollection; row: QueryDocumentSnapshot }> {
  for (const collection of Object.keys(NAMED_FILES).filter(isNaming)) {
    for await (const row of rowsOf(db.collection(collection))) yield { collection, row };
  }
}

const isNaming = (name: string): name is NamingCollection => name in NAMED_FILES;
