import type { RefusedAddress } from '@wbd/domain/bookkeeping';
import { keptMs } from '@wbd/domain/retention';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { mailboxHash } from './address-hash.ts';
import type { Budget } from './budgets.ts';

/** Whom a mail is for. */
export interface Recipient {
  address: string;
  /** whether it is the confirmed address of the account that the mail is about */
  isProven: boolean;
}

/** Long enough to outlast a series of registrations, short enough for an address that is set up later. */
const REFUSED_FOR_MS = keptMs('refusedAddresses');

/** Remembers which addresses the mail server does not know, so that it is not asked for each new mail. */
export interface Refusals {
  note(address: string, now: Date): Promise<void>;
  forget(address: string): Promise<void>;
}

/** The count of the mails of one kind to one mailbox, in `rateLimits`: a document for each mailbox, deleted by its date. */
export function countRef(address: string, { name }: Budget): DocumentReference {
  return db.doc(`rateLimits/${name}-${mailboxHash(address)}`);
}

export function refusalRef(address: string): DocumentReference {
  return db.doc(`rateLimits/mails-refused-${mailboxHash(address)}`);
}

export const refusals: Refusals = {
  async note(address, now) {
    const refused: RefusedAddress = { expiresAt: new Date(now.getTime() + REFUSED_FOR_MS) };
    await refusalRef(address).set(refused);
  },
  async forget(address) {
    await refusalRef(address).delete();
  },
};
