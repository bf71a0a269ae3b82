import type { Advisor } from '@wbd/domain/advisors';
import {
  orgAudience,
  ownAudience,
  parseAudience,
  PUBLIC,
  teamAudience,
  type AudienceKind,
} from '@wbd/domain/audiences';
import { may } from '@wbd/domain/plans';
import { libraryTexts as texts } from './texts.de.ts';

interface Choice {
  value: string;
  label: string;
}

/**
 * For whom an advisor can share a video of the library.
 * @param now its present audience, which stays a choice
 */
export function audienceChoices(
  { id, org, lv }: Pick<Advisor, 'id' | 'org' | 'lv'>,
  team: string | null,
  now: string,
): Choice[] {
  const open = [
    orgAudience(org),
    ...(team === null ? [] : [teamAudience(team)]),
    ...(may(lv, 'website') ? [PUBLIC] : []),
    ownAudience(id),
  ];
  const values = open.includes(now) ? open : [now, ...open];
  return values.map((value) => ({ value, label: texts.audience[kindOf(value)] }));
}

/** What a choice means, as one sentence. */
export function audienceHelp(audience: string): string {
  return texts.audience.help[kindOf(audience)];
}

/** What a card says of an audience; nothing for the organisation, which is what most are for. */
export function audienceBadge(audience: string): string | null {
  const kind = kindOf(audience);
  return kind === 'org' ? null : texts.audience.badge[kind];
}

const kindOf = (audience: string): AudienceKind => parseAudience(audience).kind;
