import { accountQuery } from '@wbd/data/accounts';
import { addressStandingOf, type AddressStanding } from '@wbd/domain/rights';
import { useQuery } from '@wbd/query';
import { useAuth, type AuthUser } from './auth-store.ts';
import { useOwnAdvisor } from './use-viewer.ts';
import { cachedAccount } from './viewer-cache.ts';

/** The standing of the login's address, as the server determines it; null for a visitor. */
export function useAddressStanding(): AddressStanding | null {
  const user = useAuth((auth) => auth.user);
  const advisor = useOwnAdvisor();
  const { data } = useQuery({ ...accountQuery(user?.uid ?? ''), enabled: advisor !== null });
  return user && standingOf(user, data);
}

/** Same outside of components, from what has been read of the account so far. */
export function hasConfirmedAddress(): boolean {
  const { user } = useAuth.getState();
  return user !== null && standingOf(user, cachedAccount(user.uid)) === 'confirmed';
}

const standingOf = (
  { email, emailConfirmed: isVerified }: AuthUser,
  account: { email: string } | null | undefined,
) => addressStandingOf(account ?? null, { email, isVerified });
