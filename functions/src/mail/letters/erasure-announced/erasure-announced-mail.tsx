import type { Customer } from '@wbd/domain/customers';
import type { ErasureAnnouncedMail } from '@wbd/domain/mails';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { Lines } from '../layout/lines.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

const MOST_NAMED = 30;

/**
 * Tells an advisor which customers are erased for want of contact.
 * @param customers who are still to be erased
 * @returns null when all of them stay, and while the advisor's address is not confirmed: it may be a stranger's
 */
export async function composeErasureAnnounced(
  mail: ErasureAnnouncedMail,
  customers: readonly Customer[],
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const count = customers.length;
  if (count === 0) return null;
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
