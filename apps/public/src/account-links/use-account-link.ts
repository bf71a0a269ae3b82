import { addressToConfirm, AuthError, type AuthErrorCode } from '@wbd/auth';
import { emailChangeLinkQuery, passwordLinkQuery } from '@wbd/data/advisors';
import { accountLinkSecret, type AccountLinkPurpose } from '@wbd/domain/accounts';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { signedTokenSchema } from '@wbd/domain/fields';
import { queryOptions, useQuery } from '@wbd/query';
import { useLocation } from '@wbd/router';
import { useState } from 'react';

export type DeadLinkReason = 'used' | 'expired';

export type AccountLink =
  | { status: 'checking' }
  | { status: 'unreadable'; error: Error; retry: () => void; retrying: boolean }
  | { status: 'dead'; reason: DeadLinkReason }
  | { status: 'valid'; secret: string; email: string };

const emailLinkQuery = (secret: string) =>
  queryOptions({
    queryKey: ['account-link', 'confirm-email', secret],
    queryFn: async () => ({ email: await addressToConfirm(secret) }),
    retry: false,
    staleTime: Infinity,
    // a link is valid once: a used one is not checked again
    gcTime: 0,
  });

/**
 * The link that was followed to this page.
 * @returns and `endsLink`, which tells whether an error of its use means that the link is dead, and then shows it so
 */
export function useAccountLink(purpose: AccountLinkPurpose) {
  const { hash } = useLocation();
  const secret = accountLinkSecret(hash);
  const canBeLink = purpose === 'confirm-email' ? secret !== '' : isSignedToken(secret);
  const [deadSince, setDeadSince] = useState<DeadLinkReason | null>(null);
  const password = useQuery({
    ...passwordLinkQuery(secret),
    enabled: canBeLink && purpose === 'new-password',
  });
  const confirmation = useQuery({
    ...emailLinkQuery(secret),
    enabled: canBeLink && purpose === 'confirm-email',
  });
  const change = useQuery({
    ...emailChangeLinkQuery(secret),
    enabled: canBeLink && purpose === 'change-email',
  });
  const address = {
    'new-password': password,
    'confirm-email': confirmation,
    'change-email': change,
  }[purpose];

  function endsLink(error: unknown): boolean {
    const reason = deathOf(error);
    if (reason !== null) setDeadSince(reason);
    return reason !== null;
  }

  return { link: state(), endsLink };

  function state(): AccountLink {
    if (!canBeLink) return { status: 'dead', reason: 'used' };
    if (deadSince !== null) return { status: 'dead', reason: deadSince };
    if (address.data !== undefined) return { status: 'valid', secret, email: address.data.email };
    if (!address.isError) return { status: 'checking' };
    const { error } = address;
    const reason = deathOf(error);
    if (reason !== null) return { status: 'dead', reason };
    const retry = () => void address.refetch();
    return { status: 'unreadable', error, retry, retrying: address.isFetching };
  }
}

const isSignedToken = (secret: string) => signedTokenSchema.safeParse(secret).success;

/** Why a link is dead; null when the error has another cause. */
function deathOf(error: unknown): DeadLinkReason | null {
  if (!(error instanceof AuthError || error instanceof AppError)) return null;
  return deaths[error.code] ?? null;
}

const deaths: Partial<Record<AuthErrorCode | ErrorCode, DeadLinkReason>> = {
  'auth/invalid-link': 'used',
  'link/invalid': 'used',
  'auth/expired-link': 'expired',
  'link/expired': 'expired',
};
