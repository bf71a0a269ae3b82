import type { ConsentProof, DeclaredConsent } from '@wbd/domain/customers';
import { keptMs } from '@wbd/domain/retention';
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
  const expiresAt = new Date(at.getTime() + keptMs('consentProofs'));
  const proof: ConsentProof = { advisor, how, on, version, at, expiresAt };
  await db.doc(`consentProofs/${mailboxHash(email)}.${advisor}`).set(proof);
}
