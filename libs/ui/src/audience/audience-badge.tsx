import { parseAudience } from '@wbd/domain/audiences';
import { Badge } from '@chakra-ui/react';
import { audienceTexts as texts } from './texts.de.ts';

export interface AudienceBadgeProps {
  audience: string;
  /** name of the viewer's team, once it is known */
  team: string | null;
}

/** Who sees an item; nothing for a public one. */
export function AudienceBadge({ audience, team }: AudienceBadgeProps) {
  const { kind } = parseAudience(audience);
  if (kind === 'public') return null;
  const ofTeam = team === null ? texts.ownTeam : texts.team(team);
  return (
    <Badge colorPalette={kind === 'own' ? 'orange' : 'purple'} alignSelf="flex-start">
      {kind === 'team' ? ofTeam : texts.badges[kind]}
    </Badge>
  );
}
