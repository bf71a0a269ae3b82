import type { Session } from '@wbd/domain/seminars';
import { mutationOptions } from '@wbd/query';
import { participantsQuery } from './participants.queries.ts';
import { recordAttendance, recordPresent } from './participants.repository.ts';

/** Of one batch; the rules look the session and its owner up once for all. */
const WRITES_AT_ONCE = 200;

interface Attendance {
  customerId: string;
  /** null takes back what was recorded */
  attended: boolean | null;
}

/** Records whether a participant of a past session came. */
export const recordAttendanceMutation = (session: Pick<Session, 'id' | 'advisor'>) =>
  mutationOptions({
    mutationKey: ['registrations', 'attendance', session.id],
    // one after the other: of two answers about the same person the later one is to stay
    scope: { id: `attendance/${session.id}` },
    mutationFn: ({ customerId, attended }: Attendance) =>
      recordAttendance(session.id, customerId, attended),
    onSuccess: async (_nothing, { customerId, attended }, _before, { client }) => {
      const { queryKey } = participantsQuery(session);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (participants) =>
        participants?.map((one) => (one.customer === customerId ? { ...one, attended } : one)),
      );
    },
  });

/** Records that participants came of whom nothing is recorded yet. */
export const recordAllPresentMutation = (session: Pick<Session, 'id' | 'advisor'>) =>
  mutationOptions({
    mutationKey: ['registrations', 'all-present', session.id],
    scope: { id: `attendance/${session.id}` },
    mutationFn: async (customerIds: readonly string[]) => {
      for (let from = 0; from < customerIds.length; from += WRITES_AT_ONCE) {
        await recordPresent(session.id, customerIds.slice(from, from + WRITES_AT_ONCE));
      }
    },
    onSettled: (_data, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: participantsQuery(session).queryKey }),
  });
