import { consentTo, presentWording } from '@wbd/domain/consents';
import { AppError } from '@wbd/domain/errors';
import type { ShareTeamFiguresInput } from '@wbd/domain/teams';
import type { Caller } from '../../../core/callable.ts';
import { expectMay, memberOf, personOf } from '../membership.ts';
import type { TeamPorts } from '../team-ports.ts';
import type { TeamUnit } from '../teams.repository.ts';
import { countOrLog, type CountFiguresPorts } from './count-figures.service.ts';
import type { FiguresRepository } from './figures.repository.ts';

export interface ShareFiguresPorts
  extends Pick<TeamPorts, 'teams' | 'changes' | 'now'>, CountFiguresPorts {
  figures: Pick<FiguresRepository, 'read' | 'due' | 'count' | 'keep'>;
}

/**
 * Lets the team see the caller's figures from now on, or ends that and removes them. Repeating it changes nothing.
 * @throws AppError `rate/limited`, `team/not-found`, `conflict` when the page showed another wording
 */
export async function shareTeamFigures(
  ports: ShareFiguresPorts,
  { team, version }: ShareTeamFiguresInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.changes.take(uid, now))) throw new AppError('rate/limited');
  if (version === null) {
    await ports.teams.change(now, (unit) => withdraw(unit, uid, team));
    return {};
  }
  if (version !== presentWording('team-figures').version) throw new AppError('conflict');
  await ports.teams.change(now, (unit) => consent(unit, uid, team, now));
  const read = await ports.figures.read(uid);
  // a failure is made up for by the sweep: the consent itself is stored
  if (read?.figures.countedAt === null) await countOrLog(ports, read);
  return {};
}

async function consent(unit: TeamUnit, uid: string, team: string, now: Date): Promise<void> {
  const member = await memberOf(unit, uid);
  expectMay(member, 'shareFigures');
  const { account } = member;
  const figures = consentTo('team-figures', now);
  if (account.team?.id !== team) throw new AppError('team/not-found');
  if (account.team.figures?.version === figures.version) return;
  unit.join(account, { ...account.team, figures });
}

/** Leaving the team has withdrawn the consent already. */
async function withdraw(unit: TeamUnit, uid: string, team: string): Promise<void> {
  const { account } = await personOf(unit, uid);
  if (account.team?.id !== team || account.team.figures === null) return;
  unit.join(account, { ...account.team, figures: null });
}
