import { isTransient } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import type { Session } from '@wbd/domain/seminars';
import { mutationOptions } from '@wbd/query';
import * as z from 'zod/mini';
import { participantsQuery } from './participants.queries.ts';
import { recordAttendance } from './participants.repository.ts';

/** Of one batch; the rules look the session and its owner up once for all. */
const WRITES_AT_ONCE = 200;
const LONGEST_PAUSE_MS = 10_000;

const attendanceSchema = z.object({
  customerIds: z.array(idSchema),
  /** null takes back what was recorded */
  attended: z.nullable(z.boolean()),
});
type Attendance = z.infer<typeof attendanceSchema>;

/** Of every answer about a session that is on its way. */
export const attendanceKey = (sessionId: string) =>
  ['registrations', 'attendance', sessionId] as const;

/** @param variables of a mutation with this key */
export const answersOf = (variables: unknown): Attendance => attendanceSchema.parse(variables);

/**
 * Records whether participants came. A hall may have no connection: an answer waits in the page and is stored when there is
 * one.
 */
export const recordAttendanceMutation = (session: Pick<Session, 'id' | 'advisor'>) =>
  mutationOptions({
    mutationKey: attendanceKey(session.id),
    // one after the other: of two answers about the same person the later one is to stay
    scope: { id: `attendance/${session.id}` },
    networkMode: 'online',
    retry: (_failures, error) => isTransient(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS),
    mutationFn: async ({ customerIds, attended }: Attendance) => {
      for (let from = 0; from < customerIds.length; from += WRITES_AT_ONCE) {
        await recordAttendance(
          session.id,
          customerIds.slice(from, from + WRITES_AT_ONCE),
          attended,
        );
      }
    },
    onSuccess: async (_nothing, { customerIds, attended }, _before, { client }) => {
      const { queryKey } = participantsQuery(session);
      const answered = new Set(customerIds);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (participants) =>
        participants?.map((one) => (answered.has(one.customer) ? { ...one, attended } : one)),
      );
    },
    // some of several may have been stored
    onError: (_error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: participantsQuery(session).queryKey }),
  });
