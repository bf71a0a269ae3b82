import type { Advisor } from '@wbd/domain/advisors';
import type { TeamInvitationMail } from '@wbd/domain/mails';
import {
  isInvitationOpen,
  teamInvitationSchema,
  teamSchema,
  type TeamInvitation,
} from '@wbd/domain/teams';
import { db, parseDocument } from '../../../core/firestore.ts';
import { readAdvisor } from '../../../core/people.repository.ts';

/** Contents of an invitation. */
export interface InvitationDetails {
  invitation: TeamInvitation;
  /** of the team */
  name: string;
  by: Advisor;
}

/** @returns null when the invitation is answered, withdrawn or expired, or the team or who invites is gone */
export async function readTeamInvitation(
  { invitation: id }: TeamInvitationMail,
  now: Date,
): Promise<InvitationDetails | null> {
  const stored = await db.doc(`teamInvitations/${id}`).get();
  const invitation = parseDocument(teamInvitationSchema, stored);
  if (!invitation || !isInvitationOpen(invitation, now)) return null;
  const [team, by] = await Promise.all([
    db.doc(`teams/${invitation.team}`).get(),
    readAdvisor(invitation.advisor),
  ]);
  const name = parseDocument(teamSchema, team)?.name;
  return name === undefined || !by ? null : { invitation, name, by };
}
