import {
  moneyByMonth,
  noFigures,
  noMoney,
  sumOfFigures,
  sumOfMoney,
  sumsByMonth,
  type Figures,
  type Money,
  type MonthlyFigures,
  type MonthlyMoney,
  type TeamFiguresOutput,
} from '@wbd/domain/teams';
import type { Month } from '@wbd/domain/time';
import { ownTeamTexts } from '../texts.de.ts';
import type { HeldTeam } from '../held-team.ts';
import { figuresTexts as texts } from './texts.de.ts';

export interface Row {
  id: string;
  label: string;
  /** below the label: why there are no figures */
  note: string | null;
}

export interface FigureRow extends Row {
  figures: Figures | null;
}

export interface MoneyRow extends Row {
  money: Money | null;
}

/** A month as a row knows when it is. */
export interface MonthRow extends FigureRow {
  month: Date;
  figures: Figures;
}

export const sumIn = (months: MonthlyFigures, period: readonly Month[]): Figures =>
  sumOfFigures(period.map(({ id }) => months[id] ?? noFigures()));

export const moneyIn = (months: MonthlyMoney, period: readonly Month[]): Money =>
  sumOfMoney(period.map(({ id }) => months[id] ?? noMoney()));

export const sumOfRows = (rows: readonly FigureRow[]): Figures =>
  sumOfFigures(rows.flatMap(({ figures }) => figures ?? []));

/** Every member with their sums in a period; without figures for those who share none. */
export function memberRows(
  uid: string,
  { members }: Pick<HeldTeam, 'members'>,
  shared: TeamFiguresOutput['members'],
  period: readonly Month[],
): FigureRow[] {
  return members.map(({ uid: id, name }) => {
    const label = id === uid ? ownTeamTexts.you(name) : name;
    const own = shared.find((one) => one.uid === id);
    if (!own) return { id, label, note: texts.members.unshared, figures: null };
    if (own.countedAt === null) {
      return { id, label, note: texts.members.uncounted, figures: null };
    }
    return { id, label, note: null, figures: sumIn(own.months, period) };
  });
}

/** The same with revenue and commission. */
export function memberMoneyRows(
  uid: string,
  team: Pick<HeldTeam, 'members'>,
  shared: TeamFiguresOutput['members'],
  period: readonly Month[],
): MoneyRow[] {
  return memberRows(uid, team, shared, period).map(({ id, label, note, figures }) => {
    const months = shared.find((one) => one.uid === id)?.money ?? null;
    const money = figures && months && moneyIn(months, period);
    return { id, label, note: money || figures === null ? note : texts.money.unshared, money };
  });
}

/** Revenue and commission of these people month by month, the latest first; without those who do not share them. */
export function monthMoneyRows(
  people: readonly { money: MonthlyMoney | null; joinedAt: number }[],
  months: readonly Month[],
  labelOf: (month: Date) => string,
): MoneyRow[] {
  const sharing = people.filter(({ money }) => money !== null);
  const sums = moneyByMonth(sharing.flatMap(({ money }) => (money ? [money] : [])));
  return sinceJoined(sharing, months)
    .map(({ id, from }) => ({
      id,
      label: labelOf(from),
      note: null,
      money: sums[id] ?? noMoney(),
    }))
    .toReversed();
}

function sinceJoined(people: readonly { joinedAt: number }[], months: readonly Month[]): Month[] {
  const joined = Math.min(...people.map(({ joinedAt }) => joinedAt));
  return months.filter(({ to }) => to.getTime() > joined);
}

/** The sums of these people month by month, the latest first; none from before the first of them joined. */
export function monthRows(
  people: readonly { months: MonthlyFigures; joinedAt: number }[],
  months: readonly Month[],
  labelOf: (month: Date) => string,
): MonthRow[] {
  const sums = sumsByMonth(people.map((one) => one.months));
  return sinceJoined(people, months)
    .map(({ id, from }) => ({
      id,
      label: labelOf(from),
      note: null,
      month: from,
      figures: sums[id] ?? noFigures(),
    }))
    .toReversed();
}

/** When the oldest of these figures were counted; null without any. */
export function oldestCount(all: readonly { countedAt: number | null }[]): Date | null {
  const times = all.flatMap(({ countedAt }) => countedAt ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
