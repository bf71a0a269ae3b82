import type { DeclaredConsent } from '@wbd/domain/customers';
import { keptMs } from '@wbd/domain/retention';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { mailboxHash } from '../../mail/recipients/address-hash.ts';

/**
 * consentProofs/{hash of an address}.{advisor}: that an advisor declared a consent to invitations. It names no one, and
 * outlives the customer: a person who asks later why they were written to gets an answer.
 */
export async function keepProof(
  advisor: string,
  email: string,
  { how, on, declared: { version, at } }: DeclaredConsent,
): Promise<void> {
  await db.doc(`consentProofs/${mailboxHash(email)}.${advisor}`).set({
    advisor,
    how,
    on,
    version,
    at: Timestamp.fromDate(at),
    expiresAt: Timestamp.fromMillis(at.getTime() + keptMs('consentProofs')),
  });
}
