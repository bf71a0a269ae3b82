import * as z from 'zod/mini';
import { emailSchema, idSchema, nullableText } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { TEAM_ROLES } from './permissions.ts';
import { teamEventSchema, teamNameSchema } from './team.ts';
import { TEAM_ITEMS } from './team-items.ts';

const millis = z.int();
const nothing = z.object({});

/** foundTeam: the calling advisor founds a team. The id is chosen before, so that a repeated call makes one team. */
export const foundTeamInput = z.object({ team: idSchema, name: teamNameSchema });
export type FoundTeamInput = z.infer<typeof foundTeamInput>;
export const foundTeamOutput = nothing;

/** inviteToTeam: mails a link to an address. Inviting it again begins the 14 days anew. */
export const inviteToTeamInput = z.object({ email: emailSchema });
export type InviteToTeamInput = z.infer<typeof inviteToTeamInput>;
export const inviteToTeamOutput = nothing;

/** answerTeamInvitation: the advisor with the invited, confirmed address accepts or declines. */
export const answerTeamInvitationInput = z.object({ invitation: idSchema, accepts: z.boolean() });
export type AnswerTeamInvitationInput = z.infer<typeof answerTeamInvitationInput>;
export const answerTeamInvitationOutput = nothing;

/** changeTeam: a member changes their team, as far as the role allows it; the input names no team of the caller's. */
export const changeTeamInput = z.object({
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rename'), name: teamNameSchema }),
    z.object({ kind: z.literal('remove'), uid: idSchema }),
    /** not for the lead, who resigns */
    z.object({ kind: z.literal('leave') }),
    z.object({ kind: z.literal('withdraw-invitation'), invitation: idSchema }),
    /** asks the lead with this code for a place below their team */
    z.object({ kind: z.literal('wish-parent'), code: text(100, z.trim(), z.minLength(1)) }),
    /** ends the place below another team, or takes the wish for it back */
    z.object({ kind: z.literal('leave-parent') }),
    z.object({ kind: z.literal('accept-below'), team: idSchema }),
    /** refuses a wish, or ends the place of a team below */
    z.object({ kind: z.literal('refuse-below'), team: idSchema }),
    /** takes another member's item out of the team */
    z.object({ kind: z.literal('take-out'), what: z.enum(TEAM_ITEMS), item: idSchema }),
  ]),
});
export type ChangeTeamInput = z.infer<typeof changeTeamInput>;

/** changeTeamLead: the same about who leads the team, or whether there is one. */
export const changeTeamLeadInput = z.object({
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('promote'), uid: idSchema }),
    z.object({ kind: z.literal('demote'), uid: idSchema }),
    z.object({ kind: z.literal('hand-over'), uid: idSchema }),
    z.object({ kind: z.literal('take-over') }),
    /** the lead leaves; a deputy follows, or the members are asked */
    z.object({ kind: z.literal('resign') }),
    z.object({ kind: z.literal('dissolve') }),
  ]),
});
export type ChangeTeamLeadInput = z.infer<typeof changeTeamLeadInput>;
export const changeTeamLeadOutput = nothing;
/** Whether a change decides who leads a team. */
export const isLeadChange = (change: TeamChange): change is ChangeTeamLeadInput['change'] =>
  changeTeamLeadInput.safeParse({ change }).success;

export type TeamChange = ChangeTeamInput['change'] | ChangeTeamLeadInput['change'];
export type TeamChangeOf<Kind extends TeamChange['kind']> = Extract<TeamChange, { kind: Kind }>;
export const changeTeamOutput = nothing;

/** ownTeam: the calling advisor's team as far as the role shows it, and invitations to the confirmed address. */
export const ownTeamInput = nothing;
const otherTeamSchema = z.object({ id: idSchema, name: z.string(), lead: nullableText });
export const ownTeamOutput = z.object({
  /** whether the caller has the package to found a team, or to lead one */
  canLead: z.boolean(),
  team: z.nullable(
    z.object({
      id: idSchema,
      name: z.string(),
      role: z.enum(TEAM_ROLES),
      hasLead: z.boolean(),
      members: z.array(
        z.object({
          uid: idSchema,
          name: z.string(),
          role: z.enum(TEAM_ROLES),
          canLead: z.boolean(),
          joinedAt: millis,
        }),
      ),
      /** what members share with the team, the newest first */
      items: z.array(
        z.object({
          what: z.enum(TEAM_ITEMS),
          id: idSchema,
          title: z.string(),
          uid: idSchema,
          by: nullableText,
        }),
      ),
      /** whether there are more */
      moreItems: z.boolean(),
      /** open ones; empty for who must not see them, and so are the entries */
      invitations: z.array(
        z.object({ id: idSchema, email: z.string(), by: nullableText, expiresAt: millis }),
      ),
      entries: z.array(
        z.object({
          id: idSchema,
          event: teamEventSchema,
          at: millis,
          by: nullableText,
          about: nullableText,
          name: nullableText,
        }),
      ),
      parent: z.nullable(otherTeamSchema),
      wish: z.nullable(otherTeamSchema),
      below: z.array(otherTeamSchema),
      /** teams whose leads want to be below; empty for who must not decide */
      wishes: z.array(otherTeamSchema),
    }),
  ),
  invitations: z.array(
    z.object({ id: idSchema, team: z.string(), by: nullableText, expiresAt: millis }),
  ),
});
export type OwnTeam = z.infer<typeof ownTeamOutput>;
