import type { Invitation } from './invitation.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { invitationReason, invitationTexts } from './invitation-texts.de.ts';

/** A person who was not invited. */
export interface FailedInvitation {
  /** place in the order of the invitation, from 0 */
  index: number;
  code: ErrorCode;
  /** names the person */
  text: string;
  reason: string;
}

/** The advisor's report about an invitation. */
export interface InvitationReport {
  tone: 'success' | 'warning' | 'error';
  summary: string;
  failures: FailedInvitation[];
}

/** Puts the results of an invitation into words; people without a result yet count as not invited. */
export function invitationReport({
  who,
  people,
}: Pick<Invitation, 'who' | 'people'>): InvitationReport {
  const failed = who === 'own' ? invitationTexts.ownFailed : invitationTexts.externalFailed;
  const failures = people.flatMap(({ index, name, code }) =>
    code === null ? [] : [{ index, code, text: failed(name), reason: invitationReason(code) }],
  );
  const invited = people.filter(({ state }) => state === 'invited').length;
  return {
    tone: invited === people.length ? 'success' : invited === 0 ? 'error' : 'warning',
    summary: summary(who, invited, people.length),
    failures,
  };
}

function summary(who: Invitation['who'], invited: number, all: number): string {
  if (who === 'external') {
    return invited === 0
      ? invitationTexts.noExternalInvited
      : invitationTexts.externalsInvited(invited, all);
  }
  return invited === all
    ? invitationTexts.allInvited(invited)
    : invitationTexts.someInvited(invited, all);
}
