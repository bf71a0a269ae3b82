import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { teamNewsSchema } from '../../teams/team-news.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor what happened in the team. Contains the team's name, because the advisor may have left it. */
export const teamNews = defineMailKind('team-news', {
  name: 'Nachricht aus dem Team',
  to: 'advisor',
  chosenAs: 'team',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    uid: idSchema,
    event: teamNewsSchema,
    team: z.string(),
    /** whom it is about; null where it is about no one else */
    person: z.nullable(idSchema),
  },
});
