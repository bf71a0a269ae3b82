import { customerDetailsSchema, type Customer, type CustomerFieldFor } from '@wbd/domain/customers';
import { onlyFields } from '@wbd/domain/fields';
import { callable } from '@wbd/firebase/callables';

/** Enters a person whom the signed-in advisor knows, or finds their customer who is that person. */
export const advisorCreatesCustomer = callable('advisorCreatesCustomer');

/** longer than the server takes for as many people as one call may have */
const IMPORT_TIMEOUT_MS = 130_000;

/** Enters several people whom the signed-in advisor knows; each gets a result of their own. */
export const importCustomers = callable('importCustomers', { timeoutMs: IMPORT_TIMEOUT_MS });

/** Undoes a part of an import of the signed-in advisor. */
export const undoImport = callable('undoImport', { timeoutMs: IMPORT_TIMEOUT_MS });

/** What an advisor may change about a customer. The e-mail address belongs to the customer. */
export type CustomerChanges = Partial<Pick<Customer, CustomerFieldFor<'edit'>>>;

const sendChanges = callable('updateCustomer');

/**
 * Stores what the signed-in advisor changed about an own customer as it was opened; fails with `conflict` when one of these
 * fields was changed elsewhere since.
 */
export async function updateCustomer(opened: Customer, changes: CustomerChanges): Promise<void> {
  await sendChanges({
    customerId: opened.id,
    changes: toInput(changes),
    opened: toInput(seenOf(opened, changes)),
  });
}

/** The changed fields as they were. */
function seenOf(opened: Customer, changes: CustomerChanges): CustomerChanges {
  const { firstName, lastName, bday, phone, lastContact } = opened;
  const editable: Required<CustomerChanges> = {
    firstName,
    lastName,
    bday,
    phone,
    ...customerDetailsSchema.parse(opened),
    lastContact,
  };
  return onlyFields(editable, (field) => field in changes);
}

function toInput({ lastContact, ...changes }: CustomerChanges) {
  const contact =
    lastContact === undefined ? {} : { lastContact: lastContact?.toISOString() ?? null };
  return { ...changes, ...contact };
}

/** Makes one customer out of two own ones of the signed-in advisor who are the same person. */
export const mergeCustomers = callable('mergeCustomers', { timeoutMs: 120_000 });

/** Tags, archives or brings back own customers of the signed-in advisor. */
export const organiseCustomers = callable('organiseCustomers');

/** Corrects or adds the address of an own customer who has not registered themselves. */
export const correctCustomerEmail = callable('correctCustomerEmail');

/** Stores that an own customer consented to invitations, or that a consent was withdrawn. */
export const declareConsent = callable('declareConsent');

/** Restricts the processing of a customer's data, or lifts the restriction. */
export const restrictCustomer = callable('restrictCustomer');

/** Keeps the decision that two own customers of the signed-in advisor are two people. */
export const keepCustomersApart = callable('keepCustomersApart');

/** Asks whether one of the signed-in advisor's customers can be sent a one-time code to this number. */
export const kioskLoginUser = callable('kioskLoginUser');

/** Erases a customer with everything that is stored about them. */
export const deleteCustomer = callable('deleteCustomer');
