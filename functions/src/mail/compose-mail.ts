import type {
  CancellationMail,
  Mail,
  PlanMail,
  RegistrationMail,
  WaitingMail,
} from '@wbd/domain/mails';
import type { NotificationKind } from '@wbd/domain/notifications';
import { isSeatHeld } from '@wbd/domain/seats';
import { isCounted, type Session, type WaitingEntry } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import { signInLinks } from '../gateways/sign-in-links.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import { readAdvisor } from '../core/people.repository.ts';
import type { AdvisorDetails } from './letters/advisor/advisor-details.ts';
import {
  readAdvisorDetails,
  readDetailsEvenIfBlocked,
} from './letters/advisor/advisor-details.repository.ts';
import { composeAdvisorMail } from './letters/advisor/compose-advisor-mail.tsx';
import { composeBlockMail } from './letters/account-block/block-mail.tsx';
import { composeSupportMail } from './letters/support-view/support-mail.tsx';
import { composeAppointmentMail } from './letters/appointment-requested/appointment-mail.tsx';
import { readAppointmentRequest } from './letters/appointment-requested/appointment-request.repository.ts';
import { composeColleagueLeft } from './letters/colleague-left/colleague-left-mail.tsx';
import { composeClosureMail } from './letters/account-closing/closure-mail.tsx';
import { composeCancellation } from './letters/cancellation/cancellation-mail.tsx';
import { composeContractMail } from './letters/contract-changed/contract-mail.tsx';
import { composeCustomerErased } from './letters/customer-erased/customer-erased-mail.tsx';
import { composeCustomerRestricted } from './letters/customer-restricted/customer-restricted-mail.tsx';
import {
  composeEmailChange,
  composeEmailChanged,
} from './letters/email-change/email-change-mail.tsx';
import { readEmailChange } from './letters/email-change/email-change.repository.ts';
import { readAnnouncedCustomers } from './letters/erasure-announced/announced-customers.repository.ts';
import { composeErasureAnnounced } from './letters/erasure-announced/erasure-announced-mail.tsx';
import { composeFilmPaper } from './letters/film-paper/film-paper-mail.tsx';
import { readFilmPaper } from './letters/film-paper/film-paper.repository.ts';
import { composeGuestsMail } from './letters/guests-registered/guests-mail.tsx';
import { readGuestsDetails } from './letters/guests-registered/guests.repository.ts';
import { composeNews } from './letters/news/news-mail.tsx';
import { readNews } from './letters/news/news.repository.ts';
import { composeParticipantMail } from './letters/participant-left/participant-left-mail.tsx';
import { composeContentDecided, composeNoticeMail } from './letters/notices/notice-mails.tsx';
import { composePlanMail } from './letters/plan/plan-mails.tsx';
import { composeRegistrationMail } from './letters/registration/compose-registration-mail.tsx';
import { readContact } from './letters/registration/contact.repository.ts';
import {
  isRegistered,
  readRegistrationDetails,
} from './letters/registration/registration-details.repository.ts';
import { isWithheld } from './recipients/restricted.repository.ts';
import { composeSessionMessage } from './letters/session-message/session-message-mail.tsx';
import { readMessageDetails } from './letters/session-message/session-message.repository.ts';
import {
  composeTerminationMail,
  composeTerminationReceipt,
} from './letters/termination/termination-mails.tsx';
import { readTermination } from './letters/termination/termination.repository.ts';
import { readTeamInvitation } from './letters/team/team-invitation.repository.ts';
import { composeTeamInvitation, composeTeamNews } from './letters/team/team-mails.tsx';
import { readWaitingDetails } from './letters/waiting-list/waiting-details.repository.ts';
import { composeWaitingClosed, composeWaitingMail } from './letters/waiting-list/waiting-mail.tsx';
import { readSettings } from './notifications/settings.repository.ts';
import { isStillDue } from './occasions/reminder/reminder-times.ts';

/**
 * Writes a queued mail from the data of this moment. It may be late, because the mail server was away: once the day of
 * a session is over, its mails are dropped.
 * @returns null when it is unnecessary by now, or without an address
 */
export async function composeMail(mail: Mail, now: Date): Promise<OutgoingMail | null> {
  if (await isWithheld(mail)) return null;
  switch (mail.kind) {
    case 'registration-confirmation':
    case 'session-changed':
    case 'session-reminder':
      return composeForRegistered(mail, now);
    case 'session-message': {
      const details = await readMessageDetails(mail);
      return details && takesPlace(details.session, now)
        ? composeSessionMessage(mail, details)
        : null;
    }
    case 'registration-cancelled':
      return composeForRemoved(mail, now);
    case 'waiting-joined':
    case 'waiting-offer':
    case 'waiting-changed':
      return composeForWaiting(mail, now);
    case 'waiting-closed':
      return isPastDay(mail, now)
        ? null
        : composeWaitingClosed(mail, await readContact(mail.advisor));
    case 'colleague-left': {
      const details = await readRecipient(mail);
      return details && !isPastDay(mail, now) ? composeColleagueLeft(mail, details) : null;
    }
    case 'participant-left': {
      const details = await readRecipient(mail);
      return details && !isPastDay(mail, now) ? composeParticipantMail(mail, details) : null;
    }
    case 'guests-registered': {
      const [guests, host] = await Promise.all([readGuestsDetails(mail), readRecipient(mail)]);
      return guests && host && takesPlace(guests.session, now)
        ? composeGuestsMail(mail, guests, host)
        : null;
    }
    case 'appointment-requested': {
      const [request, details] = await Promise.all([
        readAppointmentRequest(mail.request),
        readRecipient(mail),
      ]);
      return request && details && composeAppointmentMail(mail, request, details);
    }
    case 'customer-erased': {
      const details = await readRecipient(mail);
      return details && composeCustomerErased(mail, details);
    }
    case 'customer-restricted': {
      const details = await readRecipient(mail);
      return details && composeCustomerRestricted(mail, details);
    }
    case 'news': {
      const [news, details] = await Promise.all([readNews(mail), readAdvisorDetails(mail.uid)]);
      return details && composeNews(mail, news, details);
    }
    case 'content-decided': {
      const details = await readDetailsEvenIfBlocked(mail.uid);
      return details && composeContentDecided(mail, details);
    }
    case 'notice-received':
    case 'notice-decided':
      return composeNoticeMail(mail);
    case 'erasure-announced': {
      const [customers, details] = await Promise.all([
        readAnnouncedCustomers(mail),
        readAdvisorDetails(mail.uid),
      ]);
      return details && composeErasureAnnounced(mail, customers, details);
    }
    case 'account-closing':
    case 'account-closed':
      return composeClosureMail(mail);
    case 'email-change': {
      const state = await readEmailChange(mail);
      return state && composeEmailChange(mail, state, now);
    }
    case 'email-changed':
      return composeEmailChanged(mail);
    case 'account-blocked':
    case 'account-unblocked': {
      const details = await readDetailsEvenIfBlocked(mail.uid);
      return details && composeBlockMail(mail, details);
    }
    case 'support-view-started': {
      const details = await readDetailsEvenIfBlocked(mail.uid);
      return details && composeSupportMail(mail, details);
    }
    case 'contract-changed': {
      const details = await readAdvisorDetails(mail.uid);
      return details && composeContractMail(mail, details);
    }
    case 'team-invitation': {
      const details = await readTeamInvitation(mail, now);
      return details && composeTeamInvitation(mail, details);
    }
    case 'team-news': {
      const [details, person] = await Promise.all([
        readRecipient(mail),
        mail.person === null ? null : readAdvisor(mail.person),
      ]);
      return details && composeTeamNews(mail, details, person);
    }
    case 'film-paper': {
      const [paper, details] = await Promise.all([
        readFilmPaper(mail),
        readDetailsEvenIfBlocked(mail.uid),
      ]);
      return paper && details && composeFilmPaper(mail, paper, details);
    }
    case 'termination-received': {
      const termination = await readTermination(mail.termination);
      return termination && composeTerminationReceipt(mail, termination);
    }
    case 'termination-check':
    case 'termination-done': {
      const [termination, details] = await Promise.all([
        readTermination(mail.termination),
        readDetailsEvenIfBlocked(mail.uid),
      ]);
      return termination && details && composeTerminationMail(mail, termination, details);
    }
    case 'plan-changed':
    case 'plan-change-planned':
    case 'plan-change-revoked':
    case 'plan-ended':
    case 'payment-reminder':
    case 'plan-paid-back': {
      const details = await readDetailsEvenIfBlocked(mail.uid);
      return details && isPlanNews(mail, details) ? composePlanMail(mail, details) : null;
    }
    case 'payment-failed': {
      const details = await readDetailsEvenIfBlocked(mail.uid);
      return details && composeAdvisorMail(mail, details, signInLinks);
    }
    case 'advisor-welcome':
    case 'email-verification':
    case 'password-reset': {
      const details = await readAdvisorDetails(mail.uid);
      return details && composeAdvisorMail(mail, details, signInLinks);
    }
  }
}

/** Kinds that advisors may turn off or have collected, each with its mails. */
const CHOSEN = {
  'participant-left': 'cancellation',
  'appointment-requested': 'appointment',
  'guests-registered': 'guests',
  'colleague-left': 'colleague',
  'customer-erased': 'erasure',
  'customer-restricted': 'erasure',
  'team-news': 'team',
} as const satisfies Partial<Record<Mail['kind'], NotificationKind>>;

/** @returns null for an advisor who gets this kind later or not at all, or whose account is gone */
async function readRecipient({
  kind,
  uid,
}: {
  kind: keyof typeof CHOSEN;
  uid: string;
}): Promise<AdvisorDetails | null> {
  const settings = await readSettings(uid);
  return settings[CHOSEN[kind]] === 'now' ? readAdvisorDetails(uid) : null;
}

async function composeForRegistered(
  mail: RegistrationMail,
  now: Date,
): Promise<OutgoingMail | null> {
  const details = await readRegistrationDetails(mail);
  if (!details || !takesPlace(details.session, now)) return null;
  if (mail.kind === 'session-reminder' && !isStillDue(mail, details, now)) return null;
  return composeRegistrationMail(mail, details);
}

/** Whether mails about what takes place are still sent: until the day is over, because people may come on the day. */
const takesPlace = (session: Session, now: Date) =>
  isCounted(session, now) && !isPastDay(session, now);

/** A person who has registered again would read it as news about the new seat. */
async function composeForRemoved(mail: CancellationMail, now: Date): Promise<OutgoingMail | null> {
  if (isPastDay(mail, now)) return null;
  const [contact, isBack] = await Promise.all([readContact(mail.advisor), isRegistered(mail)]);
  if (isBack) return null;
  // of a session that does not take place everyone hears, also those whose advisor is gone
  if (!contact && mail.reason !== 'session-cancelled' && mail.reason !== 'advisor-left')
    return null;
  return composeCancellation(mail, contact);
}

/** A reminder becomes unnecessary once the invoice is paid or the plan has ended. */
function isPlanNews({ kind }: PlanMail, { account }: AdvisorDetails): boolean {
  return kind !== 'payment-reminder' || account.billing?.subscription?.status === 'past_due';
}

/** No mail to people who left or whose offer has expired. */
async function composeForWaiting(mail: WaitingMail, now: Date): Promise<OutgoingMail | null> {
  const details = await readWaitingDetails(mail);
  if (!details || !takesPlace(details.session, now)) return null;
  const { entry } = details;
  return isDue(mail, entry, now) ? composeWaitingMail(mail, details) : null;
}

function isDue({ kind }: WaitingMail, entry: WaitingEntry, now: Date): boolean {
  switch (kind) {
    case 'waiting-joined':
      return entry.state === 'waiting';
    case 'waiting-offer':
      return isSeatHeld(entry, now);
    case 'waiting-changed':
      return entry.state === 'waiting' || isSeatHeld(entry, now);
  }
}
