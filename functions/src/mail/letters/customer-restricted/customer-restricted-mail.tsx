import type { CustomerRestrictedMail } from '@wbd/domain/mails';
import { may } from '@wbd/domain/plans';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { mailName, withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a customer restricted the use of their own data, or lifted the restriction.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export async function composeCustomerRestricted(
  mail: CustomerRestrictedMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['erasure'] };
  const advisor = withMailName(storedAdvisor);
  const name = mailName(mail.name);
  const words = mail.restricted ? texts.restricted : texts.lifted;
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: words.subject(name),
    body: (
      <MailLayout
        preview={words.preview}
        heading={words.heading}
        reason={shared.reason}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        {may(storedAdvisor.lv, 'customers') && (
          <Action
            href={`${portalOrigin()}/intern/crm/${encodeURIComponent(mail.customer)}`}
            label={texts.open}
          />
        )}
      </MailLayout>
    ),
  });
}
