import {
  AppError,
  MAX_INVITED_CUSTOMERS,
  type ExternalPersonInput,
  type InvitationResult,
  type InviteToSessionOutput,
} from '@wbd/domain';

/** Who is invited to a session; of own customers as many as there are. */
export type Invitation = { sessionId: string } & (
  { who: 'own'; customerIds: string[] } | { who: 'external'; people: ExternalPersonInput[] }
);

/**
 * Invites in calls as large as the server takes.
 * @returns one result per person, in order. Once one person was invited, what a later call refuses counts for its people
 */
export async function inviteInParts(
  call: (invitation: Invitation) => Promise<InviteToSessionOutput>,
  invitation: Invitation,
): Promise<InvitationResult[]> {
  if (invitation.who === 'external') return (await call(invitation)).results;
  const results: InvitationResult[] = [];
  const { customerIds } = invitation;
  for (let from = 0; from < customerIds.length; from += MAX_INVITED_CUSTOMERS) {
    const part = customerIds.slice(from, from + MAX_INVITED_CUSTOMERS);
    try {
      results.push(...(await call({ ...invitation, customerIds: part })).results);
    } catch (error) {
      if (from === 0) throw error;
      const code = error instanceof AppError ? error.code : 'internal';
      results.push(...part.map((): InvitationResult => ({ outcome: 'failed', code })));
    }
  }
  return results;
}
