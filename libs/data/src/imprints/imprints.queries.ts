import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { readImprint, saveImprint } from './imprints.repository.ts';

const imprintKey = (uid: string) => ['imprints', uid] as const;

/** Who answers for an advisor's page; null as long as the advisor has not said it. */
export const imprintQuery = (uid: string) =>
  queryOptions({
    queryKey: imprintKey(uid),
    queryFn: () => readImprint(uid),
    staleTime: FRESHNESS.standard,
  });

/** Stores the signed-in advisor's own imprint. */
export const saveImprintMutation = () =>
  writeOptions(['imprints', 'save'], saveImprint, (client, imprint) => {
    client.setQueryData(imprintQuery(imprint.id).queryKey, imprint);
  });
