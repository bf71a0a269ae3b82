import { AppError } from '@wbd/domain/errors';
import {
  FEWEST_IN_SUM,
  isMember,
  moneyByMonth,
  roleMay,
  roleOf,
  sumsByMonth,
  type Team,
  type TeamFigures,
  type TeamFiguresOutput,
} from '@wbd/domain/teams';
import type { AccountCaller } from '../../../core/caller.ts';
import type { OwnTeamRepository } from '../own-team.repository.ts';
import type { FiguresRepository } from './figures.repository.ts';

export interface TeamFiguresPorts {
  stored: Pick<OwnTeamRepository, 'team' | 'around'>;
  figures: Pick<FiguresRepository, 'ofTeams' | 'read'>;
}

/**
 * Figures of the caller's team: lead and deputies see each member who shares them, members see their own; of teams
 * directly below, sums alone.
 * @throws AppError `team/not-found` for an advisor without a team
 */
export async function teamFigures(
  { stored, figures }: TeamFiguresPorts,
  { account }: Pick<AccountCaller, 'account'>,
): Promise<TeamFiguresOutput> {
  const { id: uid } = account;
  const team = account.team && (await stored.team(account.team.id));
  const role = team && roleOf(team, uid);
  if (!team || !role) throw new AppError('team/not-found');
  const below = roleMay(role, 'figuresBelow') ? await stored.around('parent', team.id) : [];
  const shared = roleMay(role, 'figures')
    ? await figures.ofTeams([team.id, ...below.map(({ id }) => id)])
    : [await figures.read(uid)].flatMap((read) => read?.figures ?? []);
  const own = ofMembers(team, shared);
  return {
    shares: own.some(({ id }) => id === uid),
    sharesMoney: own.some(({ id, money }) => id === uid && money !== null),
    members: own.map(({ id, countedAt, months, money }) => ({
      uid: id,
      countedAt: countedAt?.getTime() ?? null,
      months,
      money,
    })),
    below: below.map((one) => ({ team: one.id, ...sumsOf(ofMembers(one, shared)) })),
  };
}

const ofMembers = (team: Team, shared: readonly TeamFigures[]) =>
  shared.filter((one) => one.team === team.id && isMember(team, one.id));

/** No sum is shown for too few people. */
function sumsOf(shared: readonly TeamFigures[]) {
  const times = shared.flatMap(({ countedAt }) => countedAt ?? []);
  if (times.length < FEWEST_IN_SUM) return { countedAt: null, months: null, money: null };
  const money = shared.flatMap((one) => (one.countedAt && one.money ? [one.money] : []));
  return {
    countedAt: Math.min(...times.map((time) => time.getTime())),
    months: ofEnough(
      shared.map(({ months }) => months),
      sumsByMonth,
    ),
    money: money.length < FEWEST_IN_SUM ? null : ofEnough(money, moneyByMonth),
  };
}

/** The sums of months in which enough people were members: those of a few would tell about each of them. */
function ofEnough<One>(
  people: readonly Record<string, One>[],
  sumByMonth: (all: readonly Record<string, One>[]) => Record<string, One>,
): Record<string, One> {
  const isEnough = (month: string) =>
    people.filter((months) => month in months).length >= FEWEST_IN_SUM;
  return Object.fromEntries(
    Object.entries(sumByMonth(people)).filter(([month]) => isEnough(month)),
  );
}
