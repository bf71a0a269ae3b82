import type { Customer } from '@wbd/domain';
import type { QueryClient } from '@wbd/query';
import { writeOptions } from '../write-options/index.ts';
import { withChanges, withCustomer } from './customer-list.ts';
import { customersQuery } from './customers.queries.ts';
import {
  createCustomer,
  updateCustomer,
  type CustomerChanges,
  type NewCustomer,
} from './customers.repository.ts';

// what was written is put into the list that is there: reading thousands of customers again would cost as many reads
async function changeList(
  client: QueryClient,
  advisorId: string,
  change: (list: Customer[]) => Customer[],
): Promise<void> {
  const { queryKey } = customersQuery(advisorId);
  await client.cancelQueries({ queryKey });
  if (client.getQueryData(queryKey) === undefined) await client.invalidateQueries({ queryKey });
  client.setQueryData(queryKey, (list) => (list ? change(list) : list));
}

/** Stores a customer whom the advisor entered; takes a draft of `draftCustomer` and can be tried again with it. */
export const createCustomerMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'create'],
    (customer: Omit<NewCustomer, 'advisor'> & Pick<Customer, 'id' | 'registered'>) =>
      createCustomer({ ...customer, advisor: advisorId }),
    (client, _entered, customer) =>
      changeList(client, advisorId, (list) => withCustomer(list, customer)),
  );

/** Stores what the advisor changed about a customer. */
export const updateCustomerMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'update'],
    ({ id, changes }: { id: string; changes: CustomerChanges }) => updateCustomer(id, changes),
    (client, { id, changes }) =>
      changeList(client, advisorId, (list) => withChanges(list, id, changes)),
  );
