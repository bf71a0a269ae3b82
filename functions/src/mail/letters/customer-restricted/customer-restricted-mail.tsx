import type { CustomerRestrictedMail } from '@wbd/domain/mails';
import { may } from '@wbd/domain/plans';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { mailName } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a customer restricted the use of their own data, or lifted the restriction.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export function composeCustomerRestricted(
  mail: CustomerRestrictedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const name = mailName(mail.name);
  const words = mail.restricted ? texts.restricted : texts.lifted;
  return writeNewsLetter(mail, details, {
    kinds: ['erasure'],
    subject: words.subject(name),
    preview: words.preview,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        {may(details.advisor.lv, 'customers') && (
          <Action
            href={`${portalOrigin()}/intern/crm/${encodeURIComponent(mail.customer)}`}
            label={texts.open}
          />
        )}
      </>
    ),
  });
}
