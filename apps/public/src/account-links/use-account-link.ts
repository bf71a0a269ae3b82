import { addressToConfirm, AuthError, type AuthErrorCode } from '@wbd/auth';
import { emailChangeLinkQuery, passwordLinkQuery } from '@wbd/data/advisors';
import { moneyChangeLinkQuery } from '@wbd/data/money-changes';
import { accountLinkSecret, type AccountLinkPurpose } from '@wbd/domain/accounts';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { signedTokenSchema } from '@wbd/domain/fields';
import { queryOptions, useQuery, type UseQueryResult } from '@wbd/query';
import { useLocation } from '@wbd/router';
import { useState } from 'react';

export type DeadLinkReason = 'used' | 'expired';

/** A link that is invalid, or not checked yet. */
export type UnusableLink =
  | { status: 'checking' }
  | { status: 'unreadable'; error: Error; retry: () => void; retrying: boolean }
  | { status: 'dead'; reason: DeadLinkReason };

export type AccountLink<Facts> = UnusableLink | ({ status: 'valid'; secret: string } & Facts);

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
export function useAccountLink(purpose: Exclude<AccountLinkPurpose, 'stop-change'>) {
  const secret = accountLinkSecret(useLocation().hash);
  const canBeLink = purpose === 'confirm-email' ? secret !== '' : isSignedToken(secret);
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
  return useCheckedLink(secret, canBeLink, address);
}

/** Same for a link that stops a change to money. */
export function useStopLink() {
  const secret = accountLinkSecret(useLocation().hash);
  const canBeLink = isSignedToken(secret);
  const change = useQuery({ ...moneyChangeLinkQuery(secret), enabled: canBeLink });
  return useCheckedLink(secret, canBeLink, change);
}

function useCheckedLink<Facts extends object>(
  secret: string,
  canBeLink: boolean,
  facts: UseQueryResult<Facts>,
) {
  const [deadSince, setDeadSince] = useState<DeadLinkReason | null>(null);

  function endsLink(error: unknown): boolean {
    const reason = deathOf(error);
    if (reason !== null) setDeadSince(reason);
    return reason !== null;
  }

  return { link: state(), endsLink };

  function state(): AccountLink<Facts> {
    if (!canBeLink) return { status: 'dead', reason: 'used' };
    if (deadSince !== null) return { status: 'dead', reason: deadSince };
    if (facts.data !== undefined) return { status: 'valid', secret, ...facts.data };
    if (!facts.isError) return { status: 'checking' };
    const { error } = facts;
    const reason = deathOf(error);
    if (reason !== null) return { status: 'dead', reason };
    const retry = () => void facts.refetch();
    return { status: 'unreadable', error, retry, retrying: facts.isFetching };
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
