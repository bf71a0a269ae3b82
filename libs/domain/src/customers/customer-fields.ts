import { eachDetail } from './customer-details.ts';
import type { Customer } from './customer.ts';

/**
 * - `entry`: an advisor types or imports it for a new customer
 * - `edit`: an advisor may change it
 * - `facts`: shown among the facts of a customer, and compared before a merge
 * - `export`: a column of the exported list
 * - `ownData`: shown to the person
 * - `reference`: names other customers, so it changes when one of them is erased or merged
 */
type Use = 'entry' | 'edit' | 'facts' | 'export' | 'ownData' | 'reference';

/** Details have all uses of what an advisor enters: `CUSTOMER_DETAILS` implements them. */
const OF_DETAILS = ['entry', 'edit', 'facts', 'export', 'ownData'] as const;

/**
 * What the product does with each field of a customer. Every place that implements a use is typed by `CustomerFieldFor`, so
 * a new field fails the type check until it is listed here and handled there. Merging is decided in `mergedCustomer`.
 */
const CUSTOMER_FIELDS = {
  id: [],
  advisor: ['ownData'],
  firstName: ['entry', 'edit', 'facts', 'export', 'ownData'],
  lastName: ['entry', 'edit', 'facts', 'export', 'ownData'],
  email: ['entry', 'facts', 'export', 'ownData'],
  phone: ['entry', 'edit', 'facts', 'export', 'ownData'],
  bday: ['entry', 'edit', 'facts', 'export', 'ownData'],
  birthday: [],
  ...eachDetail(() => OF_DETAILS),
  lastContact: ['edit', 'facts', 'export', 'ownData'],
  registered: ['facts', 'export', 'ownData'],
  inviteBy: ['reference'],
  proven: [],
  otherEmails: ['facts', 'ownData'],
  otherPhones: ['facts', 'ownData'],
  consent: ['ownData'],
  callConsent: ['ownData'],
  invitable: ['ownData'],
  uninvited: ['ownData'],
  distinctFrom: ['reference'],
  imported: [],
  tags: ['export', 'ownData'],
  archived: [],
  restriction: ['ownData'],
  reviewOn: [],
  eraseOn: [],
} as const satisfies Record<keyof Customer, readonly Use[]>;

type Fields = typeof CUSTOMER_FIELDS;

export type CustomerFieldFor<Wanted extends Use> = {
  [Field in keyof Fields]: Wanted extends Fields[Field][number] ? Field : never;
}[keyof Fields];
