import { mutationOptions } from '@wbd/query';
import { adminActionKeys } from '../admin-actions/admin-actions.queries.ts';
import { revenueKeys } from '../revenue/revenue.queries.ts';
import {
  endSupportView,
  resetSecondFactor,
  setAccountBlock,
  setOrgAdmin,
  setTestAccount,
  startSupportView,
} from './account-details.repository.ts';
import { accountKeys } from './accounts.queries.ts';

/** Blocks an advisor for a reason, or unblocks them without one; for admins. */
export const setAccountBlockMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'set-block'],
    mutationFn: setAccountBlock,
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [accountKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

/** Lets an advisor administer the library of their organisation, or ends that; for admins. */
export const setOrgAdminMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'set-org-admin'],
    mutationFn: setOrgAdmin,
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [accountKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

/** Removes the second factor of an advisor who lost the phone; for admins. */
export const resetSecondFactorMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'reset-second-factor'],
    mutationFn: resetSecondFactor,
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [accountKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

/** Marks an advisor as a test account or unmarks them; for admins. */
export const setTestAccountMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'set-test'],
    mutationFn: setTestAccount,
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [accountKeys.all, revenueKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

/** Lets an admin see what an advisor sees, for a reason. */
export const startSupportViewMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'start-support'],
    mutationFn: startSupportView,
    onSettled: (_answer, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: adminActionKeys.all }),
  });

/** Ends that, and forgets what was seen. */
export const endSupportViewMutation = () =>
  mutationOptions({
    mutationKey: ['accounts', 'end-support'],
    mutationFn: () => endSupportView({}),
    onSuccess: (_answer, _input, _before, { client }) =>
      client.removeQueries({ queryKey: accountKeys.supportViews() }),
  });
