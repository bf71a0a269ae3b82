import { addressOfLink, AuthError, type AuthErrorCode } from '@wbd/auth';
import { accountLinkSecret, type AccountLinkPurpose } from '@wbd/domain';
import { useQuery } from '@wbd/query';
import { useLocation } from '@wbd/router';
import { useState } from 'react';

export type DeadLinkCode = 'auth/invalid-link' | 'auth/expired-link';

export type AccountLink =
  | { status: 'checking' }
  | { status: 'unreadable'; code: AuthErrorCode; retry: () => void; retrying: boolean }
  | { status: 'dead'; code: DeadLinkCode }
  | { status: 'valid'; secret: string; email: string };

/**
 * The link that was followed to this page.
 * @returns and how to say that using it has failed, with the code of the failure when the link itself is not the cause
 */
export function useAccountLink(purpose: AccountLinkPurpose) {
  const { hash } = useLocation();
  const secret = accountLinkSecret(hash);
  const [deadSince, setDeadSince] = useState<DeadLinkCode | null>(null);
  const address = useQuery({
    queryKey: ['account-link', purpose, secret],
    queryFn: () => addressOfLink(purpose, secret),
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
    // a link is good once: what is left of it here is not asked twice
    gcTime: 0,
  });

  function failed(error: unknown): AuthErrorCode | null {
    const code = codeOf(error);
    if (!isDead(code)) return code;
    setDeadSince(code);
    return null;
  }

  return { link: state(), failed };

  function state(): AccountLink {
    if (secret === '') return { status: 'dead', code: 'auth/invalid-link' };
    if (deadSince !== null) return { status: 'dead', code: deadSince };
    if (address.data !== undefined) return { status: 'valid', secret, email: address.data };
    if (!address.isError) return { status: 'checking' };
    const code = codeOf(address.error);
    if (isDead(code)) return { status: 'dead', code };
    const retry = () => void address.refetch();
    return { status: 'unreadable', code, retry, retrying: address.isFetching };
  }
}

function codeOf(error: unknown): AuthErrorCode {
  return error instanceof AuthError ? error.code : 'auth/unknown';
}

function isDead(code: AuthErrorCode): code is DeadLinkCode {
  return code === 'auth/invalid-link' || code === 'auth/expired-link';
}
