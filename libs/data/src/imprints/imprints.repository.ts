import { imprintSchema, type Imprint } from '@wbd/domain/advisors';
import { readDocument, setDocument } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** @returns null for an advisor who has none yet */
export function readImprint(uid: string): Promise<Imprint | null> {
  return readDocument(imprintSchema, documentPath('imprints', uid));
}

/** Stores the signed-in advisor's own imprint. */
export async function saveImprint({ id, ...fields }: Imprint): Promise<void> {
  await setDocument(documentPath('imprints', id), fields);
}
