import type { Customer } from '@wbd/domain/customers';
import type { ErasureAnnouncedMail } from '@wbd/domain/mails';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { erasureAnnouncedMail } from '../../occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Lines } from '../layout/lines.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { readAnnouncedCustomers } from './announced-customers.repository.ts';
import { texts } from './texts.de.ts';

const MOST_NAMED = 30;

function composeErasureAnnounced(
  mail: ErasureAnnouncedMail,
  details: AdvisorDetails,
  { customers }: { customers: readonly Customer[] },
): Promise<OutgoingMail> {
  const count = customers.length;
  const day = formatDay(mail.eraseOn);
  const names = customers.slice(0, MOST_NAMED).map((customer) => {
    const { firstName, lastName } = withMailName(customer);
    return `${firstName} ${lastName}`.trim();
  });
  const hidden = count - names.length;
  return writeNewsLetter(mail, details, {
    subject: texts.subject(count, day),
    preview: texts.preview(count),
    heading: texts.heading,
    reason: texts.reason,
    children: (
      <>
        <Paragraph>{texts.intro(day)}</Paragraph>
        <Paragraph>
          <Lines text={[...names, ...(hidden > 0 ? [texts.more(hidden)] : [])].join('\n')} />
        </Paragraph>
        <Paragraph>{texts.keep}</Paragraph>
        <Action href={`${portalOrigin()}/intern/crm?loeschung=1`} label={texts.action} />
      </>
    ),
  });
}

/** Tells an advisor which customers will be erased because there was no contact. */
export const erasureAnnounced = defineAdvisorLetter('erasure-announced', {
  async read(mail) {
    const customers = await readAnnouncedCustomers(mail);
    return customers.length > 0 ? { customers } : null;
  },
  write: composeErasureAnnounced,
  example: ({ customer, now }) => ({
    mail: erasureAnnouncedMail(customer, '2031-07-24', now),
    details: { customers: [customer] },
  }),
});
