export { sessionKeys, upcomingSessionsQuery } from './sessions.queries.ts';
