import { mutationOptions } from '@wbd/query';
import { customerKeys, participantKeys } from '../keys/index.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { deleteCustomer, kioskLoginUser } from './customer-calls.repository.ts';

/** Asks whether a customer can sign in by phone on the advisor's device; a refusal is an answer, not an error. */
export const kioskLoginUserMutation = () =>
  mutationOptions({
    mutationKey: ['customers', 'kiosk-login'],
    mutationFn: kioskLoginUser,
  });

/** Erases a customer with everything about them; their seats become free. */
export const deleteCustomerMutation = () =>
  mutationOptions({
    mutationKey: ['customers', 'delete'],
    mutationFn: deleteCustomer,
    onSuccess: async (_data, { customerId }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: sessionKeys.all });
      void client.invalidateQueries({ queryKey: participantKeys.all });
      // the page of a customer who is gone would ask once more and be refused
      await client.invalidateQueries({
        queryKey: customerKeys.all,
        predicate: ({ queryKey }) => !queryKey.includes(customerId),
      });
    },
  });
