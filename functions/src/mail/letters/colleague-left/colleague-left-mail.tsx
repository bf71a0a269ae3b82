import type { ColleagueLeftMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Facts } from '../layout/facts.tsx';
import { withMailTitle } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { endOf } from '../registration/registration-details.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as byEffect } from './texts.de.ts';

/**
 * Tells an advisor what the closed account of a colleague, or a session that a colleague called off, means for them.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's
 */
export function composeColleagueLeft(
  mail: ColleagueLeftMail,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const { title, time, location } = withMailTitle(mail);
  const { subject, preview, heading, intro, next, reason } = byEffect[mail.effect];
  return writeNewsLetter(mail, details, {
    kinds: ['colleague'],
    subject: subject(title, formatDateTime(time)),
    preview: preview(title),
    heading: heading,
    reason,
    children: (
      <>
        <Paragraph>{intro(title)}</Paragraph>
        <Facts
          facts={[...whenAndWhere(title, time, endOf(mail, mail), location), ...reasonOf(mail)]}
        />
        <Paragraph>{next}</Paragraph>
      </>
    ),
  });
}
