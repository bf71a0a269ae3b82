import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** resendMail: the advisor concerned, or an admin, has a mail sent again that was given up. */
export const resendMailInput = z.object({ mailId: idSchema });
export type ResendMailInput = z.infer<typeof resendMailInput>;

/**
 * `waiting`: the outbox retries it by itself. `unclear`: it may or may not have left. `dropped`: it has become
 * unnecessary, or has no address. `held`: the recipient still has had too many mails. `objected`: the recipient wants
 * no mails.
 */
export const resendOutcomeSchema = z.enum([
  'sent',
  'waiting',
  'failed',
  'unclear',
  'dropped',
  'held',
  'objected',
]);
export type ResendOutcome = z.infer<typeof resendOutcomeSchema>;

export const resendMailOutput = z.object({ outcome: resendOutcomeSchema });
export type ResendMailOutput = z.infer<typeof resendMailOutput>;
