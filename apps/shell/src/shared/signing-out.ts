import { create } from 'zustand';

const useStore = create(() => ({ signingOut: false }));

/** While someone leaves on purpose, a guarded page does not send them to the sign-in page. */
export function useSigningOut(): boolean {
  return useStore((state) => state.signingOut);
}

/** Runs the way out; the guard waits until it has ended. */
export async function whileSigningOut(action: () => Promise<void>): Promise<void> {
  useStore.setState({ signingOut: true });
  try {
    await action();
  } finally {
    useStore.setState({ signingOut: false });
  }
}
