import { consentTo, type ConsentOccasion } from '@wbd/domain/consents';
import { customerDetailsSchema, mergedCustomer, type Customer } from '@wbd/domain/customers';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import type { Entry, Found, KnownEntry } from '../../people/customers/entries.repository.ts';
import { finishMerge, merge, type MergePorts } from './merge.service.ts';
import { isNoteAbout, type ProvenPerson } from '../../people/customers/same-person.ts';

export interface Arrival {
  person: ProvenPerson;
  /** the advisor on whose page the person is */
  page: string;
  /** what they agreed to by going on */
  occasion: ConsentOccasion;
  /** they agreed to be called */
  mayCall: boolean;
  now: Date;
  /** refuses when the person's login has been removed or has lost the number */
  expectLogin(): Promise<void>;
}

/** What there is about a person who proved their number. */
export interface Arrived {
  /** the document under their login */
  entry: Entry;
  /** the customer they are or become */
  customer: Customer;
  /** what their advisor has noted about them besides */
  notes: KnownEntry[];
  /** the look-up of the notes, to bind the next write to; null when the person claims no new number or address */
  found: Found | null;
}

/**
 * Gives a person who proved their number what their advisor had noted about them: the notes go, and their registrations,
 * mails, referrals and contact data are the person's. Their advisor is the one with whom they proved it first, otherwise
 * the one whose page they are on; notes of other advisors stay what they are.
 */
export async function takeOverNotes(ports: MergePorts, arrival: Arrival): Promise<Arrived> {
  return retryOptimistically(ports.seats, `notes about ${arrival.person.uid}`, async () => {
    const arrived = await lookUp(ports, arrival);
    // data of a request that died would be missing: the seat and its mail would come twice
    const { entry, customer, notes, found } = arrived;
    const unfinished = entry.customer ? await ports.merges.into(entry.customer.id) : [];
    for (const pending of unfinished) await finishMerge(ports, pending);
    if (notes.length === 0) return arrived;
    // an erasure removes the login before the record: a record that is not there may be created while the login exists
    if (!entry.customer) await arrival.expectLogin();
    const absorbed = notes.reduce((kept, note) => mergedCustomer(kept, note.customer), customer);
    await merge(ports, { found, into: entry, customer: absorbed, duplicates: notes });
    return null;
  });
}

/** Finds out who the person is and what is noted about them. */
export async function lookUp(
  { entries }: Pick<MergePorts, 'entries'>,
  arrival: Arrival,
): Promise<Arrived> {
  const { person } = arrival;
  const entry = await entries.read(person.uid);
  const customer = provenCustomer(entry.customer, arrival);
  if (isKnownWith(entry.customer, person)) return { entry, customer, notes: [], found: null };
  const found = await entries.find(customer.advisor, person);
  const notes = found.entries.filter((note) => isNoteAbout(note.customer, person));
  return { entry, customer, notes, found };
}

/**
 * The customer whom a person who proved their number is or becomes.
 * @param known the document under their login; an unproven one is its advisor's note
 */
export function provenCustomer(
  known: Customer | null,
  { person: { uid, firstName, lastName, email, phone }, page, occasion, mayCall, now }: Arrival,
): Customer {
  const consent = consentTo(occasion, now);
  const said = {
    firstName,
    lastName,
    phone,
    proven: true,
    consent,
    imported: null,
    archived: false,
  };
  // a record with consent was proven once, even if its number has moved to another login since
  const isOwn = known && (known.proven || known.consent !== null || known.advisor === page);
  const callConsent = mayCall ? consentTo('call', now) : null;
  if (isOwn) {
    return {
      ...known,
      ...said,
      email: email ?? known.email,
      callConsent: callConsent ?? known.callConsent,
    };
  }
  return {
    ...said,
    id: uid,
    email,
    advisor: page,
    bday: null,
    birthday: null,
    ...customerDetailsSchema.parse({}),
    lastContact: null,
    registered: now,
    inviteBy: null,
    otherEmails: [],
    otherPhones: [],
    callConsent,
    invitable: null,
    uninvited: false,
    distinctFrom: [],
    tags: [],
    restriction: null,
    reviewOn: null,
    eraseOn: null,
  };
}

function isKnownWith(known: Customer | null, { email, phone }: ProvenPerson): boolean {
  if (known === null || !known.proven || known.phone !== phone) return false;
  return email === null || known.email === email;
}
