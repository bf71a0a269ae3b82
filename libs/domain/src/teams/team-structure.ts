import { DEEPEST_TEAMS, MOST_TEAMS_BELOW, type Team } from './team.ts';

/** What is known of a team's place among others. */
export interface TeamPlace {
  /** the teams above, the nearest first */
  above: readonly Pick<Team, 'id'>[];
  /** how many floors of teams are below it */
  floorsBelow: 0 | 1 | 2;
}

/**
 * Why a team cannot be placed below another one; null when it can.
 * @param below teams that are directly below the upper one already
 */
export function structureProblem(
  team: Pick<Team, 'id'> & TeamPlace,
  upper: Pick<Team, 'id'> & TeamPlace & { below: number },
): 'circle' | 'too-deep' | 'too-many' | null {
  if (upper.id === team.id || upper.above.some(({ id }) => id === team.id)) return 'circle';
  const floors = upper.above.length + 1 + 1 + team.floorsBelow;
  if (floors > DEEPEST_TEAMS) return 'too-deep';
  return upper.below >= MOST_TEAMS_BELOW ? 'too-many' : null;
}
