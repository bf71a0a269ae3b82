import { formatDateTime, type Mail } from '@wbd/domain';
import { render, toPlainText } from '@react-email/render';
import type { OutgoingMail } from '../../gateways/smtp.ts';
import { calendarFile } from './calendar.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';
import type { Confirmation } from './confirmation.ts';
import { texts } from './texts.de.ts';

/**
 * Writes the confirmation mail.
 * @returns null when the person has no e-mail address
 */
export async function composeConfirmation(
  mail: Mail,
  from: string,
  confirmation: Confirmation,
): Promise<OutgoingMail | null> {
  const { registration, seminar, session } = confirmation;
  if (registration.email === null) return null;
  const html = await render(<ConfirmationMail confirmation={confirmation} />);
  return {
    messageId: mail.messageId,
    from,
    to: {
      name: oneLine(`${registration.firstName} ${registration.lastName}`),
      address: registration.email,
    },
    subject: oneLine(texts.subject(seminar.title, formatDateTime(session.time))),
    html,
    text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
    calendar: { filename: texts.calendarFile, content: calendarFile(confirmation) },
  };
}

/** A header ends at its line: what people typed must not begin another one. */
function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
