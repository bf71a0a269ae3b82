import {
  orgAudience,
  ownAudience,
  parseAudience,
  PUBLIC,
  teamAudience,
} from '@wbd/domain/audiences';
import type { ChoiceOption } from '../form/choice.tsx';
import { audienceTexts as texts } from './texts.de.ts';

export interface Sharer {
  uid: string;
  org: string;
  /** null without a team, and while it is not known */
  team: { id: string; name: string } | null;
  /** as the item is stored; null for a new one */
  stored: string | null;
}

/** The audiences that an advisor can give an item, and the one that it has. */
export function audienceOptions({ uid, org, team, stored }: Sharer): ChoiceOption<string>[] {
  const { options } = texts;
  const kind = stored === null ? null : parseAudience(stored).kind;
  const isOwn = kind === 'own';
  const unknownTeam = kind === 'team' && stored !== null && team === null;
  return [
    { value: PUBLIC, ...options.public },
    { value: orgAudience(org), ...options.org },
    ...(team === null
      ? []
      : [
          {
            value: teamAudience(team.id),
            label: texts.team(team.name),
            description: options.team,
          },
        ]),
    ...(unknownTeam ? [{ value: stored, label: texts.ownTeam, description: options.team }] : []),
    ...(isOwn ? [{ value: ownAudience(uid), ...options.own }] : []),
  ];
}
