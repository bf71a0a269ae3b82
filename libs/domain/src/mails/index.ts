export {
  mailKindSchema,
  mailSchema,
  mailStateSchema,
  type AdvisorMail,
  type PaymentReminderMail,
  type PlanChangedMail,
  type PlannedChangeMail,
  type PlanEndedMail,
  type PlanMail,
  type PlanPaidBackMail,
  type CancellationMail,
  type ClosureMail,
  type Mail,
  type MailKind,
  type MailState,
  type CustomerErasedMail,
  type ParticipantMail,
  type ColleagueLeftMail,
  type WaitingClosedMail,
  type WaitingMail,
  type RegistrationMail,
} from './mail.ts';
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
