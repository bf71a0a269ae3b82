import { isSameName, type Customer } from '@wbd/domain';

/** What a person says about themselves while they prove their number. */
export interface ProvenPerson {
  /** of their login */
  uid: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export function hasEmail({ email, otherEmails }: Customer, wanted: string | null): boolean {
  return wanted !== null && (email === wanted || otherEmails.includes(wanted));
}

export function hasPhone({ phone, otherPhones }: Customer, wanted: string | null): boolean {
  return wanted !== null && (phone === wanted || otherPhones.includes(wanted));
}

/**
 * Whether an advisor's entry is a note about this person: the proven number decides. An address is not proven, and
 * families share one, so it only counts together with the name and while no other number speaks against it.
 */
export function isNoteAbout(entry: Customer, person: ProvenPerson): boolean {
  if (entry.proven || entry.id === person.uid) return false;
  if (hasPhone(entry, person.phone)) return true;
  return entry.phone === null && hasEmail(entry, person.email) && isSameName(entry, person);
}
