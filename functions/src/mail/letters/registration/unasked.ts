import { firstHolder } from '@wbd/domain/customers';
import type { RegistrationMail } from '@wbd/domain/mails';
import type { Registration } from '@wbd/domain/seminars';
import { objectionPageOf } from '../../objections/objection-link.ts';

/** True for mails that do not answer the person's own act: reminders and invitations. They carry the one click of RFC 8058. */
export function isUnasked(
  { kind }: Pick<RegistrationMail, 'kind'>,
  { invitedBy }: Pick<Registration, 'invitedBy'>,
): boolean {
  return (
    kind === 'session-reminder' || (kind === 'registration-confirmation' && invitedBy !== null)
  );
}

/** Where the reader of a mail about a seat says that they want no mails, or did not register; null without an address. */
export function objectionOf(registration: Registration): string | null {
  const { email, session, booking } = registration;
  if (email === null) return null;
  return objectionPageOf(email, { session, customer: firstHolder(registration), booking });
}
