import { completedDetails } from './customer-details.ts';
import type { Customer } from './customer.ts';
import { withoutNeedlessReason } from './reachable.ts';
import { erasureDayAfter, noticeDayBefore } from './customer-retention.ts';
import { withDistinct } from './distinct-customers.ts';
import { withTags } from './tags.ts';

/** One customer out of two entries about the same person: nothing that only one of them knows is lost. Lists every field, so a new one has to decide. */
export function mergedCustomer(kept: Customer, duplicate: Customer): Required<Customer> {
  const email = kept.email ?? duplicate.email;
  const phone = kept.phone ?? duplicate.phone;
  const emails = [kept.email, duplicate.email, ...kept.otherEmails, ...duplicate.otherEmails];
  const phones = [kept.phone, duplicate.phone, ...kept.otherPhones, ...duplicate.otherPhones];
  return withoutNeedlessReason({
    id: kept.id,
    advisor: kept.advisor,
    firstName: kept.firstName,
    lastName: kept.lastName,
    proven: kept.proven,
    email,
    phone,
    bday: kept.bday ?? duplicate.bday,
    birthday: (kept.bday === null ? duplicate : kept).birthday,
    ...completedDetails(kept, duplicate),
    lastContact: latest(kept.lastContact, duplicate.lastContact),
    registered: kept.registered < duplicate.registered ? kept.registered : duplicate.registered,
    inviteBy: kept.inviteBy ?? duplicate.inviteBy,
    consent: kept.consent ?? duplicate.consent,
    callConsent: kept.callConsent ?? duplicate.callConsent,
    uninvited: kept.uninvited || duplicate.uninvited,
    invitable: kept.invitable ?? duplicate.invitable,
    otherEmails: others(emails, email),
    otherPhones: others(phones, phone),
    distinctFrom: withDistinct(kept.distinctFrom, duplicate.distinctFrom).filter(
      (id) => id !== kept.id && id !== duplicate.id,
    ),
    // the advisor has looked at both: undoing an import leaves them alone
    imported: null,
    tags: withTags(kept.tags, { add: duplicate.tags, remove: [] }),
    archived: kept.archived && duplicate.archived,
    restriction: kept.restriction ?? duplicate.restriction,
    // the earlier registration stays, but the later entry was a contact, too
    reviewOn: [kept, duplicate]
      .map(firstReview)
      .reduce((one, other) => (one > other ? one : other)),
    eraseOn: null,
  });
}

function others(values: readonly (string | null)[], first: string | null): string[] {
  return [...new Set(values)].filter((value) => value !== null && value !== first).map(String);
}

const firstReview = ({ reviewOn, registered }: Customer) =>
  reviewOn ?? noticeDayBefore(erasureDayAfter(registered));

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
