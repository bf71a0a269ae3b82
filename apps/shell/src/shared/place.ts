import { create } from 'zustand';

/**
 * Where the person is going: known with the click, while the router shows the page that was left until the next one is
 * ready. What shows it does so at once, because a store's change is no transition.
 */
export const usePlace = create<{ pathname: string | undefined }>(() => ({ pathname: undefined }));
