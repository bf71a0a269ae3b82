import type { OrganisationMembersOutput } from '@wbd/domain/accounts';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { listOrganisations, readMembers } from './admin-organisations.repository.ts';
import { readOrganisations } from './organisations.repository.ts';

export const organisationKeys = {
  all: ['organisations'] as const,
  listed: ['organisations', 'listed'] as const,
  members: (id: string) => ['organisations', 'members', id] as const,
};

/** The organisations to choose from, in the operator's order. */
export const organisationsQuery = () =>
  queryOptions({
    queryKey: organisationKeys.all,
    queryFn: readOrganisations,
    staleTime: FRESHNESS.standard,
  });

/** Every organisation with its administrators; for admins. */
export const listedOrganisationsQuery = () =>
  queryOptions({
    queryKey: organisationKeys.listed,
    queryFn: async () => (await listOrganisations({})).organisations,
    staleTime: 0,
  });

/** An organisation's advisors, page by page; for admins. */
export const organisationMembersQuery = (id: string) =>
  infiniteQueryOptions<
    OrganisationMembersOutput,
    Error,
    InfiniteData<OrganisationMembersOutput>,
    ReturnType<typeof organisationKeys.members>,
    string | null
  >({
    queryKey: organisationKeys.members(id),
    queryFn: ({ pageParam }) => readMembers({ id, after: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });
