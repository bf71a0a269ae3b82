import * as z from 'zod/mini';
import { LONGEST_NAME } from '../fields/person-name.ts';

/** Only compared, never stored: names from before today's rules for names have to match, too. */
const claimedName = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_NAME, { abort: true }), z.minLength(1));

/**
 * Who the person behind a proven number says they are. Numbers change hands, so the number alone opens nothing.
 */
export const ownClaimSchema = z.object({ firstName: claimedName, lastName: claimedName });
export type OwnClaim = z.infer<typeof ownClaimSchema>;
