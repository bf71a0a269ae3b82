import {
  birthdayOf,
  customerDetailsSchema,
  withoutNeedlessReason,
  withTags,
  type AdvisorCreatesCustomerInput,
  type Customer,
  type DetailName,
  type ImportedPerson,
} from '@wbd/domain/customers';

/** Typed by hand, or from a file, which may have tags. */
export type EnteredPerson = Omit<AdvisorCreatesCustomerInput, DetailName> &
  Partial<Pick<ImportedPerson, DetailName | 'tags'>>;

/** The customer that a person becomes whom an advisor enters or invites: nothing about them is proven. */
export function enteredCustomer(
  id: string,
  advisor: string,
  { firstName, lastName, email, phone, bday, tags = [], ...details }: EnteredPerson,
  now: Date,
): Customer {
  return withoutNeedlessReason({
    id,
    advisor,
    firstName,
    lastName,
    email,
    phone,
    bday,
    birthday: birthdayOf(bday),
    ...customerDetailsSchema.parse(details),
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
    tags: withTags([], { add: tags, remove: [] }),
    archived: false,
    restriction: null,
    reviewOn: null,
    eraseOn: null,
  });
}
