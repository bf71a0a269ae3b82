import { presentWording } from '@wbd/domain/consents';
import { teamFiguresSchema } from '@wbd/domain/teams';
import { db, parseDocument } from '../src/core/firestore.ts';
import { readAccount } from '../src/core/people.repository.ts';
import { countTeamFigures } from '../src/accounts/teams/figures/count-figures.service.ts';
import {
  figuresRepository,
  type FiguresRepository,
} from '../src/accounts/teams/figures/figures.repository.ts';
import { shareTeamFigures } from '../src/accounts/teams/figures/share-figures.service.ts';
import { teamFigures } from '../src/accounts/teams/figures/team-figures.service.ts';
import { ownTeamRepository } from '../src/accounts/teams/own-team.repository.ts';
import { admitted } from './callers.ts';
import { aCustomer, aRegistration, newId, store } from './data.ts';
import { answer, invitationsTo, invite, teamTestPorts, type TeamPerson } from './team-world.ts';

interface Changes {
  now?: () => Date;
  figures?: Partial<FiguresRepository>;
  logged?: string[];
}

export const figuresTestPorts = ({ now, figures = {}, logged = [] }: Changes = {}) => ({
  ...teamTestPorts(now ? { now } : {}),
  figures: { ...figuresRepository, ...figures },
  log: (event: string) => void logged.push(event),
});

const callerOf = ({ uid }: TeamPerson) => ({ uid, phone: null, emailConfirmed: true });
export const PRESENT = presentWording('team-figures').version;

export const share = (
  who: TeamPerson,
  team: string,
  ports = figuresTestPorts(),
  version: string | null = PRESENT,
) => shareTeamFigures(ports, { team, what: 'figures', version }, callerOf(who));
export const shareMoney = (
  who: TeamPerson,
  team: string,
  version: string | null = presentWording('team-money').version,
  ports = figuresTestPorts(),
) => shareTeamFigures(ports, { team, what: 'money', version }, callerOf(who));
export const withdraw = (who: TeamPerson, team: string, ports = figuresTestPorts()) =>
  share(who, team, ports, null);
export const figuresFor = async ({ uid }: TeamPerson) =>
  teamFigures({ stored: ownTeamRepository, figures: figuresRepository }, await admitted(uid));
export const sweep = (ports = figuresTestPorts()) => countTeamFigures(ports);

export const storedFigures = async ({ uid }: TeamPerson) =>
  parseDocument(teamFiguresSchema, await db.doc(`teamFigures/${uid}`).get());
export const consentOf = async ({ uid }: TeamPerson) =>
  (await readAccount(uid))?.team?.figures ?? null;

/** Lets a person join, as of the clock of the ports. */
export async function join(lead: TeamPerson, who: TeamPerson, ports = teamTestPorts()) {
  await invite(lead, who.email, ports);
  const [invitation] = await invitationsTo(who.email);
  await answer(who, invitation?.id ?? '', true, ports);
}

/** A customer of the advisor who registered and came, through the advisor's link. */
export async function aGuest({ uid }: TeamPerson, at = new Date()) {
  const customer = await store('customers', aCustomer(uid, { proven: true, registered: at }));
  const session = { id: newId('ses'), seminar: newId('sem'), advisor: uid };
  const seat = aRegistration(session, customer, { registeredAt: at, attended: true });
  await store(`sessions/${session.id}/registrations`, seat);
  const referral = { customer: customer.id, referrer: uid, advisor: uid, name: 'Jörg W.' };
  await store('referrals', { id: customer.id, ...referral, createdAt: at });
  return customer;
}
