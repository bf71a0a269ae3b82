import { queryOptions } from '@wbd/query';
import { emailChangeLink, passwordLink } from './advisor-calls.repository.ts';

/** Whose password a mailed link is for. Using the link makes this outdated, so it is kept only while it is shown. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['advisors', 'password-link', token],
    queryFn: () => passwordLink({ token }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Which address a mailed link would give its account; kept as shortly. */
export const emailChangeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['advisors', 'email-change-link', token],
    queryFn: () => emailChangeLink({ token }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
