import * as z from 'zod/mini';

/** Notifications about a team. */
export const TEAM_NEWS = [
  'team-joined',
  'team-left',
  'team-removed',
  'team-dissolved',
  'team-leading',
  'team-lead-asked',
  'team-below-wished',
  'team-below-answered',
] as const;
export const teamNewsSchema = z.enum(TEAM_NEWS);
export type TeamNews = (typeof TEAM_NEWS)[number];
