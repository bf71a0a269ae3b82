export {
  LONGEST_SUPPORT_REASON,
  SUPPORT_VIEW_MINUTES,
  supportReasonSchema,
  type StartSupportViewInput,
  type StartSupportViewOutput,
  type SupportView,
  type SupportViewInput,
} from './support-view.ts';
export { shortenedEmail, shortenedPhone } from './shortened-contact.ts';
