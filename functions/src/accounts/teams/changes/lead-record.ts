import { teamLeadersOf, type Team } from '@wbd/domain/teams';
import { moneyChange, type MoneyDeed } from '../../money-changes/money-change.ts';
import type { TeamWork } from './team-work.ts';

/** Records the new lead or deputy, and notifies everyone who was lead or deputy before. */
export function recordLead(
  { unit, uid, now }: Pick<TeamWork, 'unit' | 'uid' | 'now'>,
  team: Team,
  deed: Pick<MoneyDeed, 'kind' | 'person' | 'before' | 'after'>,
): void {
  unit.create(moneyChange({ by: uid, team: team.id, ...deed }, teamLeadersOf(team), now));
}
