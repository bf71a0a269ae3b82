import type { ColleagueLeftMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Facts } from '../layout/facts.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { endOf } from '../registration/registration-details.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as byEffect } from './texts.de.ts';

/**
 * Tells an advisor what the closed account of a colleague, or a session that a colleague called off, means for them.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's
 */
export async function composeColleagueLeft(
  mail: ColleagueLeftMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['colleague'] };
  const advisor = withMailName(storedAdvisor);
  const { title, time, location } = withMailTitle(mail);
  const { subject, preview, heading, intro, next, reason } = byEffect[mail.effect];
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: subject(title, formatDateTime(time)),
    body: (
      <MailLayout preview={preview(title)} heading={heading} reason={reason} turnOff={off}>
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{intro(title)}</Paragraph>
        <Facts
          facts={[...whenAndWhere(title, time, endOf(mail, mail), location), ...reasonOf(mail)]}
        />
        <Paragraph>{next}</Paragraph>
      </MailLayout>
    ),
  });
}
