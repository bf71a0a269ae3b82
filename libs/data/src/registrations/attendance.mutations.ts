import type { Session } from '@wbd/domain/seminars';
import { mutationOptions } from '@wbd/query';
import { participantsQuery } from './participants.queries.ts';
import { recordAttendance } from './participants.repository.ts';

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
