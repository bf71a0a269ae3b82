export {
  nextOwnSessionsQuery,
  sessionKeys,
  sessionQuery,
  sessionsOfSeminarsQuery,
  sessionsWithAccessQuery,
  upcomingSessionsQuery,
} from './sessions.queries.ts';
export { draftSession, type SessionWithAccess } from './sessions.repository.ts';
export type { SessionEntry } from './session-writes.ts';
