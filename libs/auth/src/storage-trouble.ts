import { create } from 'zustand';
import { useAuth } from './auth-store.ts';

/** Half of the time that the database may take. A busy browser needs a moment; a hanging one never answers. */
const HALF_MS = 2_500;
const PROBE = 'wbd-probe';

/** Whether the browser's database, in which the login is kept, does not answer: some browsers hang until they restart. */
export const useStorageTrouble = create<boolean>(() => false);

/** Checks that the database answers while the login is unknown; reports it after five seconds. */
export function watchStorage(): void {
  setTimeout(() => {
    if (useAuth.getState().status !== 'loading') return;
    const timer = setTimeout(() => {
      useStorageTrouble.setState(true, true);
    }, HALF_MS);
    const answered = () => {
      clearTimeout(timer);
      useStorageTrouble.setState(false, true);
    };
    const opening = indexedDB.open(PROBE);
    opening.addEventListener('success', () => {
      answered();
      opening.result.close();
      indexedDB.deleteDatabase(PROBE);
    });
    // a refusal is an answer: Firebase then keeps the login elsewhere
    opening.addEventListener('error', answered);
  }, HALF_MS);
}
