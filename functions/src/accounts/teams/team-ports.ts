import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { teamChanges, teamInvitations } from '../../core/limits.ts';
import { teamsRepository, type TeamsRepository } from './teams.repository.ts';

export interface TeamPorts {
  teams: TeamsRepository;
  changes: Pick<RateLimit, 'take'>;
  invitations: Pick<RateLimit, 'take'>;
  now(): Date;
}

export const teamPorts: TeamPorts = {
  teams: teamsRepository(),
  changes: teamChanges,
  invitations: teamInvitations,
  now: () => new Date(),
};
