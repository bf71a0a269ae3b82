import { mutationOptions } from '@wbd/query';
import { customerKeys, participantKeys } from '../keys/index.ts';
import { advisorCreatesCustomer } from '../customers/customer-calls.repository.ts';
import { sessionKeys } from '../sessions/index.ts';
import { registerForSession } from './registrations.repository.ts';

/** Registers the signed-in person, or a signed-in advisor's customer, for a session. */
export const registerForSessionMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'register'],
    mutationFn: registerForSession,
    onSettled: (_data, _error, _input, _before, { client }) => {
      // taken or refused: the seats have changed since they were read; no page has to wait for the new count
      void client.invalidateQueries({ queryKey: sessionKeys.all });
      void client.invalidateQueries({ queryKey: participantKeys.all });
    },
  });

/** Enters a customer of the signed-in advisor, or finds the one who is that person. */
export const advisorCreatesCustomerMutation = () =>
  mutationOptions({
    mutationKey: ['registrations', 'create-customer'],
    mutationFn: advisorCreatesCustomer,
    onSuccess: (_data, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
