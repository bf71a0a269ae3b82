import { queryOptions } from '@wbd/query';
import { passwordLink } from './advisor-calls.repository.ts';

/** Whose password a mailed link is for. Using the link makes this outdated, so it is kept only while it is shown. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['advisors', 'password-link', token],
    queryFn: () => passwordLink({ token }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
