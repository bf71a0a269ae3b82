import { publicPageKeys } from '../keys/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { advisorKeys, advisorQuery } from './advisors.queries.ts';
import { updateAdvisor, type AdvisorChanges } from './advisors.repository.ts';

/** Stores what advisors change about themselves: texts, single files (null removes one), the booking link. */
export const updateAdvisorMutation = (uid: string) =>
  writeOptions(
    ['advisors', 'update'],
    (changes: AdvisorChanges) => updateAdvisor(uid, changes),
    async (client, changes) => {
      const { queryKey } = advisorQuery(uid);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (advisor) => advisor && { ...advisor, ...changes });
      void client.invalidateQueries({ queryKey: advisorKeys.all });
      void client.invalidateQueries({ queryKey: publicPageKeys.own(uid) });
    },
  );
