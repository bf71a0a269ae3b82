import type { Registration, RegistrationMail } from '@wbd/domain';
import { objectionPageOf } from '../../objections/objection-link.ts';

/**
 * True for mails that do not answer the person's own act: reminders and invitations. An objection stops these; what follows on a
 * person's own registration, and changes of a session in which they sit, arrive all the same.
 */
export function isUnasked(
  { kind }: Pick<RegistrationMail, 'kind'>,
  { invitedBy }: Pick<Registration, 'invitedBy'>,
): boolean {
  return (
    kind === 'session-reminder' || (kind === 'registration-confirmation' && invitedBy !== null)
  );
}

/** Where the reader of such a mail objects; null without an address to object for. */
export function objectionOf({ email }: Pick<Registration, 'email'>): string | null {
  return email === null ? null : objectionPageOf(email);
}
