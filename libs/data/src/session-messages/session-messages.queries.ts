import { mutationOptions, queryOptions } from '@wbd/query';
import { readSessionMessages, writeToParticipants } from './session-messages.repository.ts';

/** How often a message is read whose mails are being enqueued. */
const FOLLOWED_EVERY_MS = 2_000;

const sessionMessageKeys = {
  ofSession: (sessionId: string) => ['session-messages', sessionId] as const,
};

/** What the signed-in advisor wrote to the participants of a session, the latest first. */
export const sessionMessagesQuery = (advisorId: string, sessionId: string) =>
  queryOptions({
    queryKey: [...sessionMessageKeys.ofSession(sessionId), advisorId] as const,
    queryFn: () => readSessionMessages(advisorId, sessionId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ mails }) => mails === null) === true ? FOLLOWED_EVERY_MS : false,
  });

/** Writes to the participants of one of the advisor's own sessions. */
export const writeToParticipantsMutation = () =>
  mutationOptions({
    mutationKey: ['session-messages', 'write'],
    mutationFn: writeToParticipants,
    onSettled: (_data, _error, { sessionId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: sessionMessageKeys.ofSession(sessionId) }),
  });
