import type { Invitation } from './invitation.ts';
import { isUnexplained, type ErrorCode } from '../errors/error-codes.ts';
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
  const placed = people.filter(({ state }) => state === 'invited');
  const waiting = placed.filter(({ place }) => place === 'waiting').length;
  return {
    tone: placed.length === people.length ? 'success' : placed.length === 0 ? 'error' : 'warning',
    summary: summary(who, {
      all: people.length,
      placed: placed.length,
      waiting,
      lacksSeatsAlone: failures.every(({ code }) => LACK_OF_SEATS.has(code)),
      isExplained:
        placed.length + failures.length === people.length &&
        failures.every(({ code }) => !isUnexplained(code)),
    }),
    failures,
  };
}

const LACK_OF_SEATS: ReadonlySet<ErrorCode> = new Set([
  'session/full',
  'session/guests-full',
  'waiting/full',
]);

interface Counts {
  all: number;
  /** with a seat or on the waiting list */
  placed: number;
  waiting: number;
  /** all failures have the same cause: there was no free seat */
  lacksSeatsAlone: boolean;
  /** the server gave a reason for every failure */
  isExplained: boolean;
}

function summary(who: Invitation['who'], counts: Counts): string {
  const { all, placed, waiting } = counts;
  if (who === 'own' && placed === all && waiting > 0) {
    return invitationTexts.allPlaced(placed - waiting, waiting);
  }
  const first = who === 'own' ? ownSummary(counts) : externalSummary(counts);
  return waiting === 0 ? first : `${first} ${invitationTexts.waiting(waiting)}`;
}

function ownSummary({ all, placed, lacksSeatsAlone, isExplained }: Counts): string {
  if (placed === all) return invitationTexts.allInvited(placed);
  if (!isExplained) return invitationTexts.someInvited(placed, all);
  return lacksSeatsAlone
    ? invitationTexts.noSeat(placed, all)
    : invitationTexts.notAllInvited(placed, all);
}

function externalSummary({ all, placed }: Counts): string {
  return placed === 0
    ? invitationTexts.noExternalInvited
    : invitationTexts.externalsInvited(placed, all);
}
