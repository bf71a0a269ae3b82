import * as z from 'zod/mini';
import { mailChoiceSchema } from './notification-settings.ts';

/** The fields of the choices of mails that its advisor writes; forms and `firestore.rules` accept the same. */
export const notificationSettingsWrites = z.object({
  registration: mailChoiceSchema,
  cancellation: mailChoiceSchema,
  full: mailChoiceSchema,
  waiting: mailChoiceSchema,
  referral: mailChoiceSchema,
  appointment: mailChoiceSchema,
  guests: mailChoiceSchema,
  colleague: mailChoiceSchema,
  erasure: mailChoiceSchema,
  team: mailChoiceSchema,
});
