import type { Customer } from '@wbd/domain/customers';
import { isAlikeFirstName, isAlikeName } from '@wbd/domain/fields';

/** What a person says about themselves while they prove their number. */
export interface ProvenPerson {
  /** of their login */
  uid: string;
  firstName: string;
  lastName: string;
  /** null when they gave none */
  email: string | null;
  phone: string;
}

export function hasEmail({ email, otherEmails }: Customer, wanted: string | null): boolean {
  return wanted !== null && (email === wanted || otherEmails.includes(wanted));
}

export function hasPhone({ phone, otherPhones }: Customer, wanted: string | null): boolean {
  return wanted !== null && (phone === wanted || otherPhones.includes(wanted));
}

/**
 * Whether a record that has the person's proven number is about them. Numbers are mistyped, shared and handed on, so the
 * record must also agree on the name, or on the address and the first name: families share addresses.
 */
export function agreesWith(record: Customer, person: Omit<ProvenPerson, 'uid' | 'phone'>): boolean {
  if (isAlikeName(record, person)) return true;
  return hasEmail(record, person.email) && isAlikeFirstName(record.firstName, person.firstName);
}

/**
 * Whether an advisor's entry is a note about this person. Only a number that the person has proven opens a note; anyone can
 * type someone else's name and address.
 */
export function isNoteAbout(entry: Customer, person: ProvenPerson): boolean {
  if (entry.proven || entry.id === person.uid) return false;
  return hasPhone(entry, person.phone) && agreesWith(entry, person);
}
