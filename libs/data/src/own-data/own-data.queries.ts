import { mutationOptions, queryOptions } from '@wbd/query';
import { readAdvisorData, readPersonalData } from './own-data.repository.ts';

/** What is stored about the person who proved a phone number; asked for again on each visit. */
export const personalDataQuery = (uid: string) =>
  queryOptions({
    queryKey: ['personal-data', uid] as const,
    queryFn: () => readPersonalData({}),
    staleTime: 0,
  });

/** Collects everything that is stored of the signed-in advisor. */
export const advisorDataMutation = () =>
  mutationOptions({
    mutationKey: ['advisor-data'],
    mutationFn: readAdvisorData,
  });
