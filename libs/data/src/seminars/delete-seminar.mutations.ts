import { mutationOptions } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { deleteSeminar } from './delete-seminar.repository.ts';
import { seminarKeys } from './seminars.queries.ts';

/** Deletes a seminar of the advisor's own with its sessions, as long as no one is registered. */
export const deleteSeminarMutation = () =>
  mutationOptions({
    mutationKey: ['seminars', 'delete'],
    mutationFn: deleteSeminar,
    onSettled: async (_data, _error, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: publicPageKeys.all });
      await Promise.all([
        client.invalidateQueries({ queryKey: seminarKeys.all }),
        client.invalidateQueries({ queryKey: sessionKeys.all }),
      ]);
    },
  });
