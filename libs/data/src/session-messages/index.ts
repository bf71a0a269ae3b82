export { sessionMessagesQuery, writeToParticipantsMutation } from './session-messages.queries.ts';
export { draftMessageId } from './session-messages.repository.ts';
