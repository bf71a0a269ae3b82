import { mutationOptions } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import {
  changeAdvisorCode,
  changeName,
  changePassword,
  choosePassword,
  closeAccount,
  confirmEmailChange,
  createAdvisor,
  noteSecondFactor,
  removeSecondFactor,
  requestEmailChange,
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

/** Closes the signed-in advisor's account. Nothing is read again: the person is signed out next. */
export const closeAccountMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'close-account'],
    mutationFn: closeAccount,
  });

/** Has a link to a new password sent. */
export const requestPasswordResetMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'password-reset'],
    mutationFn: requestPasswordReset,
  });

/** Chooses a new password with a mailed link. */
export const choosePasswordMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'choose-password'],
    mutationFn: choosePassword,
  });

/** Has the link that confirms the advisor's address sent again. */
export const requestEmailVerificationMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'email-verification'],
    mutationFn: requestEmailVerification,
  });

/** Gives the signed-in advisor another name, which their page shows, too. */
export const changeNameMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'change-name'],
    mutationFn: changeName,
    onSuccess: async (_data, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: publicPageKeys.all });
      await client.invalidateQueries({ queryKey: advisorKeys.all });
    },
  });

/** Has a mail sent about the second factor that the signed-in advisor has just added. */
export const noteSecondFactorMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'note-second-factor'],
    mutationFn: noteSecondFactor,
    retry: 2,
  });

/** Removes the second factor of the signed-in advisor. */
export const removeSecondFactorMutation = () =>
  mutationOptions({
    mutationKey: ['advisors', 'remove-second-factor'],
    mutationFn: removeSecondFactor,
  });

/** Gives the signed-in advisor another password. */
export const changePasswordMutation = () =>
  mutationOptions({ mutationKey: ['advisors', 'change-password'], mutationFn: changePassword });

/** Has a link sent to a new address. */
export const requestEmailChangeMutation = () =>
  mutationOptions({ mutationKey: ['advisors', 'email-change'], mutationFn: requestEmailChange });

/** Gives the account of a mailed link its new address. */
export const confirmEmailChangeMutation = () =>
  mutationOptions({ mutationKey: ['advisors', 'confirm-email'], mutationFn: confirmEmailChange });
