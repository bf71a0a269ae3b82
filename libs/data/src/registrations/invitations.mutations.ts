import { mutationOptions, type QueryClient } from '@wbd/query';
import { customerKeys } from '../customers/customers.queries.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { inviteToSession, removeParticipant } from './invitations.repository.ts';
import { inviteInParts, type Invitation } from './invite-in-parts.ts';
import { participantKeys } from './participants.queries.ts';
import { unregisteredKeys } from './unregistered.queries.ts';

/** Who sits where has changed, or may have. */
function seatsChanged(client: QueryClient, sessionId: string): void {
  void client.invalidateQueries({ queryKey: participantKeys.ofSession(sessionId) });
  void client.invalidateQueries({ queryKey: unregisteredKeys.ofSession(sessionId) });
  void client.invalidateQueries({ queryKey: sessionKeys.all });
}

/**
 * Invites own customers, or external people, to a session. Its data are the results in the order of the people;
 * `invitationReport` of the domain puts them into words.
 */
export const inviteToSessionMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'invite'],
    mutationFn: (invitation: Invitation) => inviteInParts(inviteToSession, invitation),
    onSettled: (_results, _error, { sessionId, who }, _before, { client }) => {
      seatsChanged(client, sessionId);
      if (who === 'external') void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });

/** Takes a participant off the list of one of the advisor's own sessions. */
export const removeParticipantMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'remove'],
    mutationFn: removeParticipant,
    onSettled: (_data, _error, { sessionId }, _before, { client }) =>
      seatsChanged(client, sessionId),
  });
