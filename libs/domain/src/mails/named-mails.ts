import type { KindTo, MailOf } from './mail.ts';

export type CustomerMail = MailOf<KindTo<'customer'>>;
export type RegistrationMail = MailOf<
  'registration-confirmation' | 'session-reminder' | 'session-changed'
>;
export type SessionMessageMail = MailOf<'session-message'>;
export type CancellationMail = MailOf<'registration-cancelled'>;
export type WaitingMail = MailOf<'waiting-joined' | 'waiting-offer' | 'waiting-changed'>;
export type WaitingClosedMail = MailOf<'waiting-closed'>;
export type ParticipantMail = MailOf<'participant-left'>;
export type GuestsMail = MailOf<'guests-registered'>;
export type ColleagueLeftMail = MailOf<'colleague-left'>;
export type AppointmentMail = MailOf<'appointment-requested'>;
export type CustomerErasedMail = MailOf<'customer-erased'>;
export type CustomerRestrictedMail = MailOf<'customer-restricted'>;
export type ErasureAnnouncedMail = MailOf<'erasure-announced'>;
export type PlanChangedMail = MailOf<'plan-changed'>;
export type PlanEndedMail = MailOf<'plan-ended'>;
export type PlannedChangeMail = MailOf<'plan-change-planned' | 'plan-change-revoked'>;
export type PaymentReminderMail = MailOf<'payment-reminder'>;
export type PlanPaidBackMail = MailOf<'plan-paid-back'>;
export type PlanMail =
  PlanChangedMail | PlanEndedMail | PlannedChangeMail | PaymentReminderMail | PlanPaidBackMail;
/** About the advisor's own account; text and links are made when it is sent. */
export type AdvisorMail = MailOf<
  'advisor-welcome' | 'email-verification' | 'password-reset' | 'payment-failed'
>;
export type NewsMail = MailOf<'news'>;
export type ClosureMail = MailOf<'account-closing' | 'account-closed'>;
export type EmailChangeMail = MailOf<'email-change' | 'email-changed'>;
export type BlockMail = MailOf<'account-blocked' | 'account-unblocked'>;
export type SupportMail = MailOf<'support-view-started'>;
export type NoticeReceivedMail = MailOf<'notice-received'>;
export type NoticeDecidedMail = MailOf<'notice-decided'>;
export type ContentDecidedMail = MailOf<'content-decided'>;
export type ContractMail = MailOf<'contract-changed'>;
export type TerminationReceiptMail = MailOf<'termination-received'>;
export type TerminationMail = MailOf<'termination-check' | 'termination-done'>;
export type TeamInvitationMail = MailOf<'team-invitation'>;
export type TeamNewsMail = MailOf<'team-news'>;
export type FilmPaperMail = MailOf<'film-paper'>;
export type MoneyChangeMail = MailOf<'money-change' | 'money-change-of-others'>;
