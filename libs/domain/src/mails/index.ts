export { mailKindSchema, mailSchema, type Mail, type MailKind } from './mail.ts';
export { mailStateSchema, type MailState } from './kinds/outbox.ts';
export type {
  RegistrationMail,
  SessionMessageMail,
  CancellationMail,
  WaitingMail,
  WaitingClosedMail,
  ParticipantMail,
  GuestsMail,
  ColleagueLeftMail,
} from './kinds/seat-mails.ts';
export type {
  AppointmentMail,
  CustomerErasedMail,
  CustomerRestrictedMail,
  ErasureAnnouncedMail,
} from './kinds/customer-mails.ts';
export type {
  PlanChangedMail,
  PlanEndedMail,
  PlannedChangeMail,
  PaymentReminderMail,
  PlanPaidBackMail,
  PlanMail,
} from './kinds/plan-mails.ts';
export type {
  AdvisorMail,
  NewsMail,
  ClosureMail,
  EmailChangeMail,
  BlockMail,
  SupportMail,
} from './kinds/account-mails.ts';
export type {
  NoticeReceivedMail,
  NoticeDecidedMail,
  ContentDecidedMail,
} from './kinds/notice-mails.ts';
export type {
  ContractMail,
  TerminationReceiptMail,
  TerminationMail,
} from './kinds/contract-mails.ts';
export type { TeamInvitationMail, TeamNewsMail } from './kinds/team-mails.ts';
export type { FilmPaperMail } from './kinds/sale-mails.ts';
export {
  failedMailsInput,
  failedMailsOutput,
  type FailedMail,
  type FailedMailsEnd,
  type FailedMailsInput,
  type FailedMailsOutput,
} from './failed-mails.ts';
export {
  resendMailInput,
  resendMailOutput,
  type ResendMailInput,
  type ResendMailOutput,
  type ResendOutcome,
} from './resend-mail.ts';
export { mailTexts } from './mail-texts.de.ts';
