import type { CustomerFieldFor } from '@wbd/domain/customers';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';

export type CustomerReference = CustomerFieldFor<'reference'>;
/** @param into null when the customer is erased. @returns how many documents changed */
type Replace = (from: string, into: string | null) => Promise<number>;

const customers = () => db.collection('customers');

/** Makes customers who name `from` in a field name `into` instead. Can be repeated. */
export const replaceReference: Record<CustomerReference, Replace> = {
  inviteBy: (from, into) =>
    forEachDocument(customers().where('inviteBy', '==', from), (writer, { ref }) =>
      writer.update(ref, { inviteBy: into }),
    ),
  distinctFrom: (from, into) =>
    forEachDocument(customers().where('distinctFrom', 'array-contains', from), (writer, { ref }) =>
      Promise.all([
        writer.update(ref, { distinctFrom: FieldValue.arrayRemove(from) }),
        into !== null && writer.update(ref, { distinctFrom: FieldValue.arrayUnion(into) }),
      ]),
    ),
};
