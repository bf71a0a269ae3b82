import * as z from 'zod/mini';
import { isoDaySchema } from '../fields/fields.ts';
import { CONSENT_WAYS } from './declared-consent.ts';

/** consentProofs/{hash of an address}.{advisor}: an advisor declared consent to invitations. */
export const consentProofSchema = z.object({
  advisor: z.string(),
  how: z.enum(CONSENT_WAYS),
  /** day (Berlin) */
  on: isoDaySchema,
  /** version of the wording */
  version: z.string(),
  at: z.date(),
  expiresAt: z.date(),
});
export type ConsentProof = z.infer<typeof consentProofSchema>;
