import { answersOf, attendanceKey } from '@wbd/data/registrations';
import { useMutationState } from '@wbd/query';

export interface UnsavedAnswers {
  /** whether participants came, by customer, as the person has tapped it */
  answers: ReadonlyMap<string, boolean | null>;
  /** they wait for a connection */
  areHeldUp: boolean;
}

/** The answers about a session's participants that are not stored yet. */
export function useUnsavedAnswers(sessionId: string): UnsavedAnswers {
  const pending = useMutationState({
    filters: { mutationKey: attendanceKey(sessionId), status: 'pending' },
    select: ({ state: { variables, isPaused, failureCount } }) => ({
      ...answersOf(variables),
      isPaused,
      failureCount,
    }),
  });
  return {
    answers: new Map(
      pending.flatMap(({ customerIds, attended }) => customerIds.map((id) => [id, attended])),
    ),
    // those behind the first are paused until it is stored
    areHeldUp:
      pending[0]?.isPaused === true || pending.some(({ failureCount }) => failureCount > 0),
  };
}
