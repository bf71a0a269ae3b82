import {
  MOST_ORGANISED_AT_ONCE,
  withReview,
  type Customer,
  type DeclareConsentInput,
  type RestrictCustomerInput,
} from '@wbd/domain/customers';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { datedNoteKeys } from '../dated-notes/dated-notes.queries.ts';
import { customerKeys, participantKeys } from '../keys/index.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { writeOptions } from '../write-options/index.ts';
import {
  advisorCreatesCustomer,
  correctCustomerEmail,
  declareConsent,
  importCustomers,
  keepCustomersApart,
  mergeCustomers,
  organiseCustomers,
  restrictCustomer,
  undoImport,
  updateCustomer,
  type CustomerChanges,
} from './customer-calls.repository.ts';
import {
  withCustomer,
  withDistinction,
  withMerged,
  withOrganised,
  type Organised,
} from './customer-list.ts';
import { customerQuery, customersQuery } from './customers.queries.ts';
import { readCustomer } from './customers.repository.ts';
import { importInParts, type ImportJob } from './import-in-parts.ts';
import { undoInParts, type UndoJob } from './undo-in-parts.ts';

// written customers are put into the loaded list: reading thousands of customers again would cost as many reads
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

/** Enters a customer. Trying again after the answer was lost finds the one who is there. */
export const createCustomerMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'create'],
    async (entered: Parameters<typeof advisorCreatesCustomer>[0]) => {
      const { id } = await advisorCreatesCustomer(entered);
      return readCustomer(id);
    },
    (client, _entered, customer) =>
      changeList(client, advisorId, (list) => (customer ? withCustomer(list, customer) : list)),
  );

/** Imports people in as many calls as it takes; the list is read again once it ends, also in a failure. */
export const importCustomersMutation = () =>
  mutationOptions({
    mutationKey: ['customers', 'import'],
    mutationFn: (job: ImportJob) => importInParts(importCustomers, job),
    onSettled: (_nothing, _error, _job, _before, { client }) =>
      client.invalidateQueries({ queryKey: customerKeys.all }),
  });

/** Undoes an import in as many calls as it takes; the list is read again once it ends, also in a failure. */
export const undoImportMutation = () =>
  mutationOptions({
    mutationKey: ['customers', 'undo-import'],
    mutationFn: (job: UndoJob) => undoInParts(undoImport, job),
    onSettled: (_undone, _error, _job, _before, { client }) =>
      client.invalidateQueries({ queryKey: customerKeys.all }),
  });

/** Stores what the advisor changed about a customer; fails with `conflict` when it was changed elsewhere since. */
export const updateCustomerMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'update'],
    ({ opened, changes }: { opened: Customer; changes: CustomerChanges }) =>
      updateCustomer(opened, changes),
    (client, { opened, changes }) => {
      // as the server stores it: a contact takes an announced erasure back
      const changed = withReview({ ...opened, ...changes }, new Date());
      client.setQueryData(customerQuery(opened.id).queryKey, changed);
      return changeList(client, advisorId, (list) => withCustomer(list, changed));
    },
  );

/** Corrects or adds the address of a customer who has not registered themselves. */
export const correctCustomerEmailMutation = (customer: Customer) =>
  writeOptions(
    ['customers', 'correct-email'],
    (email: string) => correctCustomerEmail({ customerId: customer.id, email }),
    async (client, email) => {
      const changed = { ...customer, email };
      client.setQueryData(customerQuery(customer.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: datedNoteKeys.all });
      void client.invalidateQueries({ queryKey: participantKeys.all });
      await changeList(client, customer.advisor, (list) => withCustomer(list, changed));
    },
  );

/** Stores that a customer consented to invitations, or that a consent was withdrawn. */
export const declareConsentMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'declare-consent'],
    async (input: DeclareConsentInput) => {
      await declareConsent(input);
      return readCustomer(input.customerId);
    },
    async (client, _input, changed) => {
      if (!changed) return;
      client.setQueryData(customerQuery(changed.id).queryKey, changed);
      await changeList(client, advisorId, (list) => withCustomer(list, changed));
    },
  );

/** Stores that the data of a customer may only be stored, or may be used again; the timeline tells of it. */
export const restrictCustomerMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'restrict'],
    async (input: RestrictCustomerInput) => {
      await restrictCustomer(input);
      return readCustomer(input.customerId);
    },
    async (client, _input, changed) => {
      void client.invalidateQueries({ queryKey: datedNoteKeys.all });
      if (!changed) return;
      client.setQueryData(customerQuery(changed.id).queryKey, changed);
      await changeList(client, advisorId, (list) => withCustomer(list, changed));
    },
  );

/** Makes one customer out of two; their registrations are the one's who stays. */
export const mergeCustomersMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'merge'],
    async (pair: Parameters<typeof mergeCustomers>[0]) => {
      await mergeCustomers(pair);
      return readCustomer(pair.customerId);
    },
    async (client, { duplicateId }, kept) => {
      void client.invalidateQueries({ queryKey: participantKeys.all });
      void client.invalidateQueries({ queryKey: sessionKeys.all });
      await changeList(client, advisorId, (list) =>
        kept ? withMerged(list, kept, duplicateId) : list,
      );
    },
  );

/** Keeps that two customers are two people; the CRM does not propose to merge them again. */
export const keepCustomersApartMutation = (advisorId: string) =>
  writeOptions(['customers', 'keep-apart'], keepCustomersApart, (client, { customerId, otherId }) =>
    changeList(client, advisorId, (list) => withDistinction(list, customerId, otherId)),
  );

/**
 * Tags, archives or brings back customers, in as many calls as it takes. When one fails, the customers of earlier calls
 * are changed already; repeating all of them changes nothing twice.
 */
export const organiseCustomersMutation = (advisorId: string) =>
  writeOptions(
    ['customers', 'organise'],
    async ({ customers, addTags = [], removeTags = [], archived }: Organised) => {
      const ids = customers.map(({ id }) => id);
      for (let done = 0; done < ids.length; done += MOST_ORGANISED_AT_ONCE) {
        await organiseCustomers({
          customerIds: ids.slice(done, done + MOST_ORGANISED_AT_ONCE),
          addTags: [...addTags],
          removeTags: [...removeTags],
          // `undefined` would arrive as null
          ...(archived === undefined ? {} : { archived }),
        });
      }
    },
    (client, organised) => {
      for (const customer of withOrganised(organised.customers, organised)) {
        client.setQueryData(customerQuery(customer.id).queryKey, customer);
      }
      return changeList(client, advisorId, (list) => withOrganised(list, organised));
    },
  );
