import { create } from 'zustand';

/**
 * The place that the person navigates to: known with the click, while the router still shows the previous page.
 * Subscribers render at once, because a store update is not a transition.
 */
export const usePlace = create<{ pathname: string | undefined }>(() => ({ pathname: undefined }));
