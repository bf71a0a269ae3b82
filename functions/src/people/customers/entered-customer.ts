import { birthdayOf, type AdvisorCreatesCustomerInput, type Customer } from '@wbd/domain/customers';

/** The customer that a person becomes whom an advisor enters or invites: nothing about them is proven. */
export function enteredCustomer(
  id: string,
  advisor: string,
  { firstName, lastName, email, phone, bday, job }: AdvisorCreatesCustomerInput,
  now: Date,
): Customer {
  return {
    id,
    advisor,
    firstName,
    lastName,
    email,
    phone,
    bday,
    birthday: birthdayOf(bday),
    job,
    lastContact: null,
    registered: now,
    inviteBy: null,
    proven: false,
    otherEmails: [],
    otherPhones: [],
    consent: null,
    callConsent: null,
    invitable: null,
    uninvited: false,
    distinctFrom: [],
    imported: null,
    tags: [],
    archived: false,
    restriction: null,
    reviewOn: null,
    eraseOn: null,
  };
}
