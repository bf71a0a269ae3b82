import { mailSchema, type Mail } from '@wbd/domain/mails';
import { db, parseDocuments } from '../src/core/firestore.ts';

/** All rows of a kind about one customer. */
export async function rowsOf(kind: Mail['kind'], customer: string): Promise<Mail[]> {
  const mails = db.collection('mails').where('customer', '==', customer).where('kind', '==', kind);
  return parseDocuments(mailSchema, (await mails.get()).docs);
}

/** The only row of a kind about one customer. */
export async function rowOf(kind: Mail['kind'], customer: string): Promise<Mail> {
  const [row, ...others] = await rowsOf(kind, customer);
  if (!row || others.length > 0)
    throw new Error(`${others.length + (row ? 1 : 0)} rows of ${kind}`);
  return row;
}
