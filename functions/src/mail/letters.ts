import type { MailKind } from '@wbd/domain/mails';
import { accountBlocked, accountUnblocked } from './letters/account-block/block-mail.tsx';
import { accountClosed, accountClosing } from './letters/account-closing/closure-mail.tsx';
import { advisorWelcome } from './letters/advisor-welcome/welcome-mail.tsx';
import { appointmentReceived } from './letters/appointment-received/receipt-mail.tsx';
import {
  appointmentCancelled,
  appointmentConfirmation,
  appointmentNews,
  appointmentReminder,
} from './letters/appointments/appointment-mails.tsx';
import { appointmentRequested } from './letters/appointment-requested/appointment-mail.tsx';
import { appointmentWithdrawn } from './letters/appointment-withdrawn/withdrawn-mail.tsx';
import { registrationCancelled } from './letters/cancellation/cancellation-mail.tsx';
import { colleagueLeft } from './letters/colleague-left/colleague-left-mail.tsx';
import { registrationConfirmation } from './letters/confirmation/confirmation-mail.tsx';
import { contractChanged } from './letters/contract-changed/contract-mail.tsx';
import { customerErased } from './letters/customer-erased/customer-erased-mail.tsx';
import { customerRestricted } from './letters/customer-restricted/customer-restricted-mail.tsx';
import type { Letter } from './letters/definition/define-letter.ts';
import { emailChange, emailChanged } from './letters/email-change/email-change-mail.tsx';
import { emailVerification } from './letters/email-verification/verification-mail.tsx';
import { erasureAnnounced } from './letters/erasure-announced/erasure-announced-mail.tsx';
import { filmPaper } from './letters/film-paper/film-paper-mail.tsx';
import { moneyChange, moneyChangeOfOthers } from './letters/money-change/money-change-mail.tsx';
import { guestsRegistered } from './letters/guests-registered/guests-mail.tsx';
import { news } from './letters/news/news-mail.tsx';
import { contentDecided, noticeDecided, noticeReceived } from './letters/notices/notice-mails.tsx';
import { participantLeft } from './letters/participant-left/participant-left-mail.tsx';
import { passwordReset } from './letters/password-reset/password-mail.tsx';
import { paymentFailed } from './letters/payment-failed/payment-failed-mail.tsx';
import {
  paymentReminder,
  planChangePlanned,
  planChangeRevoked,
  planChanged,
  planEnded,
  planPaidBack,
} from './letters/plan/plan-mails.tsx';
import { sessionReminder } from './letters/reminder/reminder-mail.tsx';
import { secondFactorChanged } from './letters/second-factor/second-factor-mail.tsx';
import { sessionChanged } from './letters/session-changed/session-changed-mail.tsx';
import { sessionMessage } from './letters/session-message/session-message-mail.tsx';
import { supportViewStarted } from './letters/support-view/support-mail.tsx';
import { teamInvitation, teamNews } from './letters/team/team-mails.tsx';
import {
  terminationCheck,
  terminationDone,
  terminationReceived,
} from './letters/termination/termination-mails.tsx';
import {
  waitingChanged,
  waitingClosed,
  waitingJoined,
  waitingOffer,
} from './letters/waiting-list/waiting-mail.tsx';

/** The letter of each kind of mail. */
export const LETTERS: { readonly [Kind in MailKind]: Letter<Kind> } = {
  'account-blocked': accountBlocked,
  'account-closed': accountClosed,
  'account-closing': accountClosing,
  'account-unblocked': accountUnblocked,
  'advisor-welcome': advisorWelcome,
  'appointment-received': appointmentReceived,
  'appointment-cancelled': appointmentCancelled,
  'appointment-confirmation': appointmentConfirmation,
  'appointment-news': appointmentNews,
  'appointment-reminder': appointmentReminder,
  'appointment-requested': appointmentRequested,
  'appointment-withdrawn': appointmentWithdrawn,
  'colleague-left': colleagueLeft,
  'content-decided': contentDecided,
  'contract-changed': contractChanged,
  'customer-erased': customerErased,
  'customer-restricted': customerRestricted,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'email-verification': emailVerification,
  'erasure-announced': erasureAnnounced,
  'film-paper': filmPaper,
  'money-change': moneyChange,
  'money-change-of-others': moneyChangeOfOthers,
  'guests-registered': guestsRegistered,
  news,
  'notice-decided': noticeDecided,
  'notice-received': noticeReceived,
  'participant-left': participantLeft,
  'password-reset': passwordReset,
  'payment-failed': paymentFailed,
  'payment-reminder': paymentReminder,
  'plan-change-planned': planChangePlanned,
  'plan-change-revoked': planChangeRevoked,
  'plan-changed': planChanged,
  'plan-ended': planEnded,
  'plan-paid-back': planPaidBack,
  'registration-cancelled': registrationCancelled,
  'registration-confirmation': registrationConfirmation,
  'second-factor-changed': secondFactorChanged,
  'session-changed': sessionChanged,
  'session-message': sessionMessage,
  'session-reminder': sessionReminder,
  'support-view-started': supportViewStarted,
  'team-invitation': teamInvitation,
  'team-news': teamNews,
  'termination-check': terminationCheck,
  'termination-done': terminationDone,
  'termination-received': terminationReceived,
  'waiting-changed': waitingChanged,
  'waiting-closed': waitingClosed,
  'waiting-joined': waitingJoined,
  'waiting-offer': waitingOffer,
};
