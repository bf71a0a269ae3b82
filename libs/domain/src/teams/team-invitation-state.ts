import { reaches, type Meaning } from '../states/meaning.ts';
import type { TeamInvitation } from './team.ts';

/** The states of an invitation into a team. An answered or withdrawn one is `gone`. */
export const TEAM_INVITATION_STATES = ['gone', 'expired', 'open'] as const;
export type TeamInvitationState = (typeof TEAM_INVITATION_STATES)[number];

/** `expired`: past its deadline, but not deleted from the database yet. */
export function teamInvitationState(
  invitation: Pick<TeamInvitation, 'expiresAt'> | null,
  now: Date,
): TeamInvitationState {
  if (!invitation) return 'gone';
  return invitation.expiresAt > now ? 'open' : 'expired';
}

const WORTHLESS = {
  shown: null,
  offered: null,
  explained: true,
  counted: false,
  reminded: false,
} as const;

/** `member` is the invited person; the lead and deputies are owners. */
export const TEAM_INVITATION_MEANING: Readonly<Record<TeamInvitationState, Meaning>> = {
  gone: WORTHLESS,
  expired: WORTHLESS,
  open: { shown: 'member', offered: 'member', explained: false, counted: true, reminded: true },
};

/** Whether the invitation is open: the invited person can answer it, and it counts as one of the team's. */
export function isInvitationOpen(
  invitation: Pick<TeamInvitation, 'expiresAt'> | null,
  now: Date,
): boolean {
  return reaches(TEAM_INVITATION_MEANING[teamInvitationState(invitation, now)].offered, 'member');
}
