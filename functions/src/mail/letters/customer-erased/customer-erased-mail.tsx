import type { CustomerErasedMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { mailName, withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a customer erased their own data.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export async function composeCustomerErased(
  mail: CustomerErasedMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['erasure'] };
  const advisor = withMailName(storedAdvisor);
  const name = mailName(mail.name);
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: texts.subject(name),
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={shared.reason}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{texts.intro(name)}</Paragraph>
        <Paragraph>{texts.next}</Paragraph>
      </MailLayout>
    ),
  });
}
