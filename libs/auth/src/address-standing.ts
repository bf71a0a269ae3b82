import { accountQuery } from '@wbd/data/accounts';
import { addressStandingOf, type AddressStanding } from '@wbd/domain/rights';
import { useQuery } from '@wbd/query';
import { useAuth, type AuthUser } from './auth-store.ts';
import { useOwnAdvisor } from './use-viewer.ts';
import { cachedAccount } from './viewer-cache.ts';

/** How the login's address stands to the account's, as the server decides it; null for a visitor. */
export function useAddressStanding(): AddressStanding | null {
  const user = useAuth((auth) => auth.user);
  const advisor = useOwnAdvisor();
  const { data } = useQuery({ ...accountQuery(user?.uid ?? ''), enabled: advisor !== null });
  return user && standingOf(user, data);
}

/** The same where there is no component, by what was read of the account so far. */
export function hasConfirmedAddress(): boolean {
  const { user } = useAuth.getState();
  return user !== null && standingOf(user, cachedAccount(user.uid)) === 'confirmed';
}

const standingOf = (
  { email, emailConfirmed: isVerified }: AuthUser,
  account: { email: string } | null | undefined,
) => addressStandingOf(account ?? null, { email, isVerified });
