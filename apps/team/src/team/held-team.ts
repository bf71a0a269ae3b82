import type { OwnTeam } from '@wbd/domain/teams';

/** One's own team as the role shows it. */
export type HeldTeam = NonNullable<OwnTeam['team']>;
