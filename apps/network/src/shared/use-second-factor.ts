import { useAuth } from '@wbd/auth';

/** Whether the viewer signed in with a second factor, without which the server refuses what administrators do. */
export const useSecondFactor = (): boolean => useAuth(({ user }) => user?.secondFactor ?? false);
