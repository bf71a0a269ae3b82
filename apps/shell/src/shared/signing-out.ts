import { create } from 'zustand';

const useStore = create(() => ({ signingOut: false }));

/** While someone leaves on purpose, a guarded page does not send them to the sign-in page. */
export function useSigningOut(): boolean {
  return useStore((state) => state.signingOut);
}

/** Says that someone leaves on purpose, until the guarded pages are gone or it did not work. */
export function setSigningOut(signingOut: boolean): void {
  useStore.setState({ signingOut });
}
