import type { InvitationResult, InviteToSessionInput } from '../calls/invite-to-session.ts';
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

/** What an advisor is told about an invitation. */
export interface InvitationReport {
  tone: 'success' | 'warning' | 'error';
  summary: string;
  failures: FailedInvitation[];
}

/**
 * Puts the results of an invitation into words.
 * @param names full names in the order of the results
 */
export function invitationReport(
  who: InviteToSessionInput['who'],
  names: readonly string[],
  results: readonly InvitationResult[],
): InvitationReport {
  const failed = who === 'own' ? invitationTexts.ownFailed : invitationTexts.externalFailed;
  const failures = results.flatMap((result, index) => {
    if (result.outcome === 'invited') return [];
    const { code } = result;
    return [{ index, code, text: failed(names[index] ?? ''), reason: invitationReason(code) }];
  });
  const invited = results.length - failures.length;
  return {
    tone: failures.length === 0 ? 'success' : invited === 0 ? 'error' : 'warning',
    summary: summary(who, invited, results.length),
    failures,
  };
}

function summary(who: InviteToSessionInput['who'], invited: number, all: number): string {
  if (who === 'external') {
    return invited === 0
      ? invitationTexts.noExternalInvited
      : invitationTexts.externalsInvited(invited, all);
  }
  return invited === all
    ? invitationTexts.allInvited(invited)
    : invitationTexts.someInvited(invited, all);
}
