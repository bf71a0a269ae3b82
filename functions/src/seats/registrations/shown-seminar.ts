import type { Advisor } from '@wbd/domain/advisors';
import { isContentShownTo } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import { arrange } from '@wbd/domain/pages';
import type { PeopleRepository } from './people.repository.ts';
import { requireTakingPeople } from './session-refusal.ts';

export type ShownSeminarPeople = Pick<PeopleRepository, 'session' | 'seminar' | 'seminarChoice'>;

/**
 * An advisor registers customers for seminars of their own, and for those that their page shows. Refuses with
 * `session/not-found` for a missing or hidden session and one of a narrow audience, with `session/called-off`,
 * `session/past`, `seminar/not-found`, and with `seminar/not-shown` for any other seminar, and for those that the operator
 * excluded.
 */
export async function requireShownSeminar(
  people: ShownSeminarPeople,
  advisor: Pick<Advisor, 'id' | 'createdAt'>,
  sessionId: string,
  now: Date,
): Promise<void> {
  const session = await people.session(sessionId);
  requireTakingPeople(session, 'member', now);
  const [seminar, chosen] = await Promise.all([
    people.seminar(session.seminar),
    people.seminarChoice(advisor.id, session.seminar),
  ]);
  if (!seminar) throw new AppError('seminar/not-found');
  if (seminar.advisor === advisor.id) return;
  // no page shows it, whatever its advisor chose before
  if (!isContentShownTo('visitor', seminar)) throw new AppError('session/not-found');
  const [arranged] = arrange([seminar], chosen ? [chosen] : [], advisor.createdAt);
  if (seminar.excluded || !arranged?.visible) throw new AppError('seminar/not-shown');
}
