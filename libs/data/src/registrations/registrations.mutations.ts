import { mutationOptions } from '@wbd/query';
import { registerForSession } from './registrations.repository.ts';

/** Registers the signed-in person, or a signed-in advisor's customer, for a session. */
export const registerForSessionMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'register'],
    mutationFn: registerForSession,
    // offline, the person is told at once instead of a request that waits unseen
    networkMode: 'always',
  });
