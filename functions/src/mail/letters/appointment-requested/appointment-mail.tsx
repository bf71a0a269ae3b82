import type { AppointmentRequest } from '@wbd/domain/appointments';
import type { AppointmentMail } from '@wbd/domain/mails';
import { formatPhone } from '@wbd/domain/phone';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor who wants to talk to them.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export function composeAppointmentMail(
  mail: AppointmentMail,
  request: AppointmentRequest,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const { firstName, lastName } = withMailName(request);
  const name = `${firstName} ${lastName}`;
  const words = request.hasCalendar ? texts.withCalendar : texts.withoutCalendar;
  const facts = [
    { label: texts.name, value: name },
    { label: texts.phone, value: formatPhone(request.phone) },
    ...(request.topic === null ? [] : [{ label: texts.topic, value: mailTitle(request.topic) }]),
  ];
  return writeNewsLetter(mail, details, {
    kinds: ['appointment'],
    subject: words.subject(name),
    preview: words.preview(name),
    heading: words.heading,
    reason: texts.reason,
    children: (
      <>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Facts facts={facts} />
        <Action href={`${portalOrigin()}/intern`} label={texts.action} />
      </>
    ),
  });
}
