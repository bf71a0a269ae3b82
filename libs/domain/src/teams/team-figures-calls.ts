import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { monthlyFiguresSchema, monthlyMoneySchema } from './team-figures.ts';

const millis = z.int();

/** teamFigures: figures of the calling advisor's team as far as the role shows them, and of the teams below. */
export const teamFiguresInput = z.object({});
export const teamFiguresOutput = z.object({
  /** whether the team sees the caller's figures */
  shares: z.boolean(),
  /** whether these tell revenue and commission */
  sharesMoney: z.boolean(),
  /** members who share; of the caller alone for who must not see the others */
  members: z.array(
    z.object({
      uid: idSchema,
      /** null until they were counted */
      countedAt: z.nullable(millis),
      months: monthlyFiguresSchema,
      /** null for who does not share it */
      money: z.nullable(monthlyMoneySchema),
    }),
  ),
  /** teams below, with sums alone; empty for who must not see them */
  below: z.array(
    z.object({
      team: idSchema,
      /** the oldest count in the sums; null without any */
      countedAt: z.nullable(millis),
      /** null while too few members share */
      months: z.nullable(monthlyFiguresSchema),
      money: z.nullable(monthlyMoneySchema),
    }),
  ),
});
export type TeamFiguresOutput = z.infer<typeof teamFiguresOutput>;

/** shareTeamFigures: the calling advisor lets the team see their figures, or their revenue and commission as well, or ends that. */
export const shareTeamFiguresInput = z.object({
  /** the team that the page showed */
  team: idSchema,
  /** money is shared with the other figures, never alone */
  what: z.enum(['figures', 'money']),
  /** version of the wording that was agreed to; null withdraws the consent */
  version: z.nullable(text(100)),
});
export type ShareTeamFiguresInput = z.infer<typeof shareTeamFiguresInput>;
export const shareTeamFiguresOutput = z.object({});
