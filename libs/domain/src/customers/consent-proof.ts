import * as z from 'zod/mini';
import { isoDaySchema } from '../fields/fields.ts';
import { CONSENT_WAYS } from './declared-consent.ts';

/** consentProofs/{hash of an address}.{advisor}: that an advisor declared a consent to invitations. */
export const consentProofSchema = z.object({
  advisor: z.string(),
  how: z.enum(CONSENT_WAYS),
  /** the day in Berlin */
  on: isoDaySchema,
  /** of the wording */
  version: z.string(),
  at: z.date(),
  expiresAt: z.date(),
});
export type ConsentProof = z.infer<typeof consentProofSchema>;
