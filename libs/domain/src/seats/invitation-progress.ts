import type { Invitation } from './invitation.ts';

/** The server gives an invitation up after an hour; the advisor learns it before. */
const PATIENCE_MS = 30 * 60_000;

/** Whether results are still to come. */
export function isUnderWay(
  { finished, createdAt }: Pick<Invitation, 'finished' | 'createdAt'>,
  now: Date,
): boolean {
  return !finished && now.getTime() - createdAt.getTime() < PATIENCE_MS;
}

/** How far an invitation is: the seat is one half for each person, the mail the other. */
export function invitationProgress({ people }: Pick<Invitation, 'people'>): {
  done: number;
  percent: number;
} {
  const registered = people.filter(({ state }) => state === 'registered').length;
  const done = people.filter(({ state }) => state === 'invited' || state === 'failed').length;
  return { done, percent: (100 * (done + registered / 2)) / Math.max(1, people.length) };
}
