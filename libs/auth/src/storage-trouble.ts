import { create } from 'zustand';
import { useAuth } from './auth-store.ts';

/** A browser that is busy takes a moment; one that has not answered by then never will. */
const HALF_MS = 2_500;
const PROBE = 'wbd-probe';

/** Whether the browser's database, in which the login is kept, does not answer: some browsers hang until they restart. */
export const useStorageTrouble = create<boolean>(() => false);

/** Looks after the database while the login is unknown; tells after five seconds. */
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
    // a browser that refuses has answered: the login is kept elsewhere
    opening.addEventListener('error', answered);
  }, HALF_MS);
}
