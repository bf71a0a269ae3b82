import type { ParticipantMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts as session } from '../registration/texts.de.ts';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a participant cancelled or moved.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export function composeParticipantMail(
  mail: ParticipantMail,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const { firstName, lastName, title, time, location, movedTo } = withMailName(withMailTitle(mail));
  const name = `${firstName} ${lastName}`;
  const words = movedTo === null ? texts.cancelled : texts.moved;
  const facts: Fact[] = [
    { label: texts.participant, value: name },
    { label: session.date, value: texts.at(formatDateTime(time)) },
    { label: session.place, value: location },
  ];
  if (movedTo) facts.push({ label: texts.newDate, value: texts.at(formatDateTime(movedTo)) });
  return writeNewsLetter(mail, details, {
    kinds: ['cancellation'],
    subject: words.subject(name, title, formatDateTime(time)),
    preview: words.preview(name),
    heading: words.heading,
    reason: texts.reason,
    children: (
      <>
        <Paragraph>{words.intro(name, title)}</Paragraph>
        <Facts facts={facts} />
      </>
    ),
  });
}
