import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readOrganisations } from './organisations.repository.ts';

export const organisationKeys = { all: ['organisations'] as const };

/** The organisations to choose from, in the operator's order. */
export const organisationsQuery = () =>
  queryOptions({
    queryKey: organisationKeys.all,
    queryFn: readOrganisations,
    staleTime: FRESHNESS.standard,
  });
