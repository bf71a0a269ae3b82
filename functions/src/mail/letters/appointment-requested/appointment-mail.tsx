import type { AppointmentRequest } from '@wbd/domain/appointments';
import type { AppointmentMail } from '@wbd/domain/mails';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor who wants to talk to them.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export async function composeAppointmentMail(
  mail: AppointmentMail,
  request: AppointmentRequest,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['appointment'] };
  const advisor = withMailName(storedAdvisor);
  const { firstName, lastName } = withMailName(request);
  const name = `${firstName} ${lastName}`;
  const words = request.hasCalendar ? texts.withCalendar : texts.withoutCalendar;
  const facts = [
    { label: texts.name, value: name },
    { label: texts.phone, value: request.phone },
    ...(request.topic === null ? [] : [{ label: texts.topic, value: mailTitle(request.topic) }]),
  ];
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: words.subject(name),
    body: (
      <MailLayout
        preview={words.preview(name)}
        heading={words.heading}
        reason={texts.reason}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Facts facts={facts} />
        <Action href={`${portalOrigin()}/intern`} label={texts.action} />
      </MailLayout>
    ),
  });
}
