import { mutationOptions } from '@wbd/query';
import { publicPageKeys } from '../public-pages/public-pages.queries.ts';
import {
  changeAdvisorCode,
  createAdvisor,
  requestEmailVerification,
  requestPasswordReset,
} from './advisor-calls.repository.ts';
import { advisorKeys } from './advisors.queries.ts';

/** Signs a visitor up as an advisor; signing in afterwards is another step. */
export const createAdvisorMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'create'],
    mutationFn: createAdvisor,
  });

/** Gives the signed-in advisor another code; the answer holds it as it is stored. */
export const changeAdvisorCodeMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'change-code'],
    mutationFn: changeAdvisorCode,
    onSuccess: async (_data, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: publicPageKeys.all });
      await client.invalidateQueries({ queryKey: advisorKeys.all });
    },
  });

/** Has a link to a new password sent. */
export const requestPasswordResetMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'password-reset'],
    mutationFn: requestPasswordReset,
  });

/** Has the link that confirms the advisor's address sent again. */
export const requestEmailVerificationMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'email-verification'],
    mutationFn: requestEmailVerification,
  });
