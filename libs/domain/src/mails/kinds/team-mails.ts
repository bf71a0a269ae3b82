import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { teamNewsSchema } from '../../teams/team-news.ts';
import { outbox } from './outbox.ts';

/** Invites someone into a team. Written from the invitation; holds the address, which may be no account's. */
export const teamInvitationMailSchema = z.object({
  ...outbox,
  kind: z.literal('team-invitation'),
  email: z.string(),
  invitation: idSchema,
});
export type TeamInvitationMail = z.infer<typeof teamInvitationMailSchema>;

/** Tells an advisor what happened in the team. Holds the team's name, because the advisor may be out of it. */
export const teamNewsMailSchema = z.object({
  ...outbox,
  kind: z.literal('team-news'),
  /** the recipient */
  uid: idSchema,
  event: teamNewsSchema,
  team: z.string(),
  /** whom it is about; null where it is about no one else */
  person: z.nullable(idSchema),
});
export type TeamNewsMail = z.infer<typeof teamNewsMailSchema>;
