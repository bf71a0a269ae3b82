import type { CustomerRestrictedMail } from '@wbd/domain/mails';
import { may } from '@wbd/domain/plans';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { customerRestrictedMail } from '../../occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailName } from '../layout/mail-words.ts';
import { texts } from './texts.de.ts';

function composeCustomerRestricted(
  mail: CustomerRestrictedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const name = mailName(mail.name);
  const words = mail.restricted ? texts.restricted : texts.lifted;
  return writeNewsLetter(mail, details, {
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

/** Tells an advisor that a customer restricted the use of their own data, or lifted the restriction. */
export const customerRestricted = defineAdvisorLetter('customer-restricted', {
  read: readNothing,
  write: composeCustomerRestricted,
  example: ({ customer, now: since }) => ({
    mail: customerRestrictedMail(
      { ...customer, restriction: { reason: 'Nummer falsch', since, by: 'person' } },
      since,
    ),
    details: {},
  }),
  told({ id: key, uid, customer, name, restricted }) {
    const event = restricted ? 'customer-restricted' : 'customer-unrestricted';
    return [{ event, uid, key, about: { customer, isOwn: true, name } }];
  },
});
