import {
  countedMonths,
  FIGURES,
  MONEY,
  nextCount,
  noFigures,
  noMoney,
  type MonthlyFigures,
  type MonthlyMoney,
} from '@wbd/domain/teams';
import type { Month } from '@wbd/domain/time';
import { atMost } from '../../../core/at-most.ts';
import type { Log } from '../../../core/log/log.ts';
import type { FiguresRepository, ReadFigures } from './figures.repository.ts';

export interface CountFiguresPorts {
  figures: Pick<FiguresRepository, 'due' | 'count' | 'sum' | 'keep'>;
  log: Log;
  now(): Date;
}

/** Members in one run: what more there are comes an hour later. */
const IN_A_RUN = 1_000;
const MEMBERS_AT_ONCE = 4;
const COUNTS_AT_ONCE = 12;

/**
 * Counts the figures of a member from scratch, so that repeating it does no harm. Figures that are withdrawn meanwhile stay gone.
 * @returns false when they have changed since they were read
 */
export async function countFigures(
  { figures, now }: Pick<CountFiguresPorts, 'figures' | 'now'>,
  read: ReadFigures,
): Promise<boolean> {
  const countedAt = now();
  const { id, joinedAt, money: shared } = read.figures;
  const counted = countedMonths(joinedAt, countedAt);
  const wanted = counted.flatMap((month) => FIGURES.map((figure) => ({ month, figure })));
  const counts = await atMost(COUNTS_AT_ONCE, wanted, ({ month, figure }) =>
    figures.count(id, figure, month),
  );
  const months: MonthlyFigures = {};
  for (const [index, { month, figure }] of wanted.entries()) {
    const of = (months[month.id] ??= noFigures());
    of[figure] = counts[index] ?? 0;
  }
  const money = shared && (await moneyOf(figures, id, counted));
  return figures.keep(read, { months, money, countedAt, dueAt: nextCount(countedAt) });
}

async function moneyOf(
  figures: CountFiguresPorts['figures'],
  uid: string,
  counted: readonly Month[],
): Promise<MonthlyMoney> {
  const wanted = counted.flatMap((month) => MONEY.map((figure) => ({ month, figure })));
  const sums = await atMost(COUNTS_AT_ONCE, wanted, ({ month, figure }) =>
    figures.sum(uid, figure, month),
  );
  const months: MonthlyMoney = {};
  for (const [index, { month, figure }] of wanted.entries()) {
    const of = (months[month.id] ??= noMoney());
    of[figure] = sums[index] ?? 0;
  }
  return months;
}

/**
 * Counts all figures that are due, the longest waiting first. One that cannot be counted stays due.
 * @returns how many members
 * @throws Error when some could not be counted
 */
export async function countTeamFigures(ports: CountFiguresPorts): Promise<number> {
  const due = await ports.figures.due(ports.now(), IN_A_RUN);
  const outcomes = await atMost(MEMBERS_AT_ONCE, due, (read) => countOrLog(ports, read));
  const failed = outcomes.filter((counted) => !counted).length;
  if (failed > 0) throw new Error(`Figures of ${failed} members were not counted.`);
  return due.length;
}

/** @returns false when it failed; the log says why */
export async function countOrLog(ports: CountFiguresPorts, read: ReadFigures): Promise<boolean> {
  try {
    await countFigures(ports, read);
    return true;
  } catch (error) {
    ports.log('figures.not-counted', { advisor: read.figures.id }, error);
    return false;
  }
}
