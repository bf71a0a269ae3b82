import * as z from 'zod/mini';
import { consentSchema } from '../consents/consent.ts';
import { idSchema, nullableText } from '../fields/fields.ts';
import { looksOfficial } from '../fields/official-name.ts';
import { text } from '../fields/text-schema.ts';

export const LONGEST_TEAM_NAME = 60;
export const MOST_MEMBERS = 100;
export const MOST_OPEN_INVITATIONS = 50;
export const MOST_TEAMS_BELOW = 20;
/** A team, the teams below it, and those below them. */
export const DEEPEST_TEAMS = 3;
export const INVITATION_DAYS = 14;

/** A team's name as a person types it: one line. Strangers read it in mails, so it must not pose as the portal. */
export const teamNameSchema = text(
  LONGEST_TEAM_NAME,
  z.trim(),
  z.minLength(1),
  z.regex(/^\P{Cc}*$/u),
  z.refine((name) => !looksOfficial(name)),
);

const memberSchema = z.object({ isDeputy: z.boolean(), joinedAt: z.date() });

/**
 * teams/{id}: an advisor is in one team at most, which the account says as well. All members are in this document, so that
 * no two changes of a team can contradict each other.
 */
export const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** null while no one leads it: then any member with the package for it may take over */
  lead: z.nullable(idSchema),
  /** by uid, the lead among them */
  members: z.record(z.string(), memberSchema),
  /** the same uids, for queries */
  memberIds: z.array(idSchema),
  /** the team above it */
  parent: z.nullable(idSchema),
  /** the team that its lead wants above it, until the lead of that one answers */
  wish: z.nullable(idSchema),
  /** grows with each invitation, and in the topmost team with each change of the structure: two changes never miss each other */
  structure: z.int(),
  createdAt: z.date(),
});
export type Team = z.infer<typeof teamSchema>;

/** teamInvitations/{id}: one for a mailbox and a team; gone once it is answered. */
export const teamInvitationSchema = z.object({
  id: idSchema,
  team: idSchema,
  /** only an account with this address, which must be confirmed, can accept */
  email: z.string(),
  /** who invites */
  advisor: idSchema,
  createdAt: z.date(),
  /** from then on it is worth nothing, and the database deletes it */
  expiresAt: z.date(),
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

export const teamEventSchema = z.enum([
  'founded',
  'renamed',
  'invited',
  'invitation-withdrawn',
  'invitation-declined',
  'joined',
  'left',
  'removed',
  'promoted',
  'demoted',
  'handed-over',
  'took-over',
  'lead-lost',
  'parent-wished',
  'parent-refused',
  'parent-set',
  'parent-left',
  'below-added',
  'below-left',
  'item-taken-out',
]);
export type TeamEvent = z.infer<typeof teamEventSchema>;

/** teams/{id}/teamEntries/{id}: what happened in a team. Names are looked up, so that an erased account leaves none. */
export const teamEntrySchema = z.object({
  id: idSchema,
  event: teamEventSchema,
  at: z.date(),
  /** who did it; null where no one did, or the account is closed */
  by: z.nullable(idSchema),
  /** whom it is about */
  about: z.nullable(idSchema),
  /** a former name, the name of the other team, or the kind of an item */
  name: nullableText,
});
export type TeamEntry = z.infer<typeof teamEntrySchema>;

/** accounts/{uid}.team: where the advisor is a member. */
export const membershipSchema = z.object({
  id: idSchema,
  joinedAt: z.date(),
  /** that the team sees the advisor's figures; null while it does not */
  figures: z._default(z.nullable(consentSchema), null),
  /** that the figures tell revenue and commission too */
  money: z._default(z.nullable(consentSchema), null),
});
export type Membership = z.infer<typeof membershipSchema>;
