import { mutationOptions, type QueryClient } from '@wbd/query';
import { customerKeys, participantKeys } from '../keys/index.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { invitationKeys } from './invitations.queries.ts';
import { callOffSession, inviteToSession, removeParticipant } from './invitations.repository.ts';
import { unregisteredKeys } from './unregistered.queries.ts';

/** Who sits where has changed, or may have. */
function seatsChanged(client: QueryClient, sessionId: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: participantKeys.ofSession(sessionId) }),
    client.invalidateQueries({ queryKey: unregisteredKeys.ofSession(sessionId) }),
    client.invalidateQueries({ queryKey: sessionKeys.all }),
  ]);
}

/** Orders an invitation of own customers, or external people, to a session. `latestInvitationQuery` shows how far it is. */
export const inviteToSessionMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'invite'],
    mutationFn: inviteToSession,
    // also when the answer was lost: the invitation may be there
    onSettled: (_data, _error, { sessionId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: invitationKeys.ofSession(sessionId) }),
  });

/** An invitation has come to its end: seats are taken, and external people are customers. */
export async function invitationFinished(client: QueryClient, sessionId: string): Promise<void> {
  await Promise.all([
    seatsChanged(client, sessionId),
    client.invalidateQueries({ queryKey: customerKeys.all }),
  ]);
}

/** Takes a participant off the list of one of the advisor's own sessions. */
export const removeParticipantMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'remove'],
    mutationFn: removeParticipant,
    onSettled: (_data, _error, { sessionId }, _before, { client }) =>
      void seatsChanged(client, sessionId),
  });

/** Calls one of the advisor's own sessions off. */
export const callOffSessionMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'call-off'],
    mutationFn: callOffSession,
    onSettled: (_data, _error, { sessionId }, _before, { client }) =>
      seatsChanged(client, sessionId),
  });
