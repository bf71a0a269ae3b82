import { useEffect } from 'react';
import { useAddressStanding } from './address-standing.ts';
import { loadAuth } from './start-auth.ts';

/**
 * Whether the signed-in person has confirmed the address of their account. While they have not, it is looked up each time they come
 * back to the page: they may have opened the link on another device.
 */
export function useEmailConfirmed(): boolean {
  const confirmed = useAddressStanding() === 'confirmed';
  useEffect(() => {
    if (confirmed) return undefined;
    const look = () => {
      // without a connection the next time will do
      if (document.visibilityState === 'visible') renewToken().catch(() => undefined);
    };
    addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('visibilitychange', look);
    };
  }, [confirmed]);
  return confirmed;
}

/** The server believes the token, and the present one was made before the address was confirmed. */
export async function renewToken(): Promise<void> {
  const { firebaseAuth } = await loadAuth();
  const auth = firebaseAuth();
  await auth.authStateReady();
  await auth.currentUser?.getIdToken(true).catch(() => undefined);
}
