import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Invites someone into a team. Written from the invitation; holds the address, which may be no account's. */
export const teamInvitation = defineMailKind('team-invitation', {
  name: 'Einladung in ein Team',
  to: 'address',
  budget: 'teams',
  keptFor: 'teamInvitations',
  atClosing: 'removed',
  notifies: false,
  facts: { email: z.string(), invitation: idSchema },
});
