import { consentTo, presentWording } from '@wbd/domain/consents';
import { AppError } from '@wbd/domain/errors';
import type { ShareTeamFiguresInput } from '@wbd/domain/teams';
import type { Caller } from '../../../core/caller.ts';
import { expectMay, memberOf, personOf } from '../membership.ts';
import type { TeamPorts } from '../team-ports.ts';
import type { TeamUnit } from '../teams.repository.ts';
import { countOrLog, type CountFiguresPorts } from './count-figures.service.ts';
import type { FiguresRepository } from './figures.repository.ts';

export interface ShareFiguresPorts
  extends Pick<TeamPorts, 'teams' | 'changes' | 'now'>, CountFiguresPorts {
  figures: Pick<FiguresRepository, 'read' | 'due' | 'count' | 'sum' | 'keep'>;
}

const OCCASIONS = { figures: 'team-figures', money: 'team-money' } as const;

/**
 * Lets the team see the caller's figures from now on, or their revenue and commission with them, or ends that and removes them.
 * Repeating it changes nothing.
 * @throws AppError `rate/limited`, `team/not-found`, `conflict` when the page showed another wording, or other choices
 */
export async function shareTeamFigures(
  ports: ShareFiguresPorts,
  { team, what, version }: ShareTeamFiguresInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.changes.take(uid, now))) throw new AppError('rate/limited');
  if (version !== null && version !== presentWording(OCCASIONS[what]).version) {
    throw new AppError('conflict');
  }
  const choose = version === null ? withdraw : consent;
  await ports.teams.change(now, (unit) => choose(unit, uid, { team, what }, now));
  const read = await ports.figures.read(uid);
  // a failure is made up for by the sweep: the consent itself is stored
  if (read?.figures.countedAt === null) await countOrLog(ports, read);
  return {};
}

type Choice = Pick<ShareTeamFiguresInput, 'team' | 'what'>;

async function consent(
  unit: TeamUnit,
  uid: string,
  { team, what }: Choice,
  now: Date,
): Promise<void> {
  const member = await memberOf(unit, uid);
  expectMay(member, 'shareFigures');
  const { account } = member;
  if (account.team?.id !== team) throw new AppError('team/not-found');
  if (what === 'money' && account.team.figures === null) throw new AppError('conflict');
  const given = consentTo(OCCASIONS[what], now);
  if (account.team[what]?.version === given.version) return;
  const chosen = what === 'money' ? { money: given } : { figures: given };
  unit.join(account, { ...account.team, ...chosen });
}

/** Leaving the team has withdrawn the consent already. */
async function withdraw(unit: TeamUnit, uid: string, { team, what }: Choice): Promise<void> {
  const { account } = await personOf(unit, uid);
  if (account.team?.id !== team || account.team[what] === null) return;
  const ended = what === 'money' ? { money: null } : { figures: null, money: null };
  unit.join(account, { ...account.team, ...ended });
}
