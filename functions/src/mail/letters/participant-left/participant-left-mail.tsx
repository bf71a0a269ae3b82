import type { ParticipantMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Facts, type Fact } from '../layout/facts.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts as session } from '../registration/texts.de.ts';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a participant cancelled or moved.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export async function composeParticipantMail(
  mail: ParticipantMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['cancellation'] };
  const advisor = withMailName(storedAdvisor);
  const { firstName, lastName, title, time, location, movedTo } = withMailName(withMailTitle(mail));
  const name = `${firstName} ${lastName}`;
  const words = movedTo === null ? texts.cancelled : texts.moved;
  const facts: Fact[] = [
    { label: texts.participant, value: name },
    { label: session.date, value: texts.at(formatDateTime(time)) },
    { label: session.place, value: location },
  ];
  if (movedTo) facts.push({ label: texts.newDate, value: texts.at(formatDateTime(movedTo)) });
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: words.subject(name, title, formatDateTime(time)),
    body: (
      <MailLayout
        preview={words.preview(name)}
        heading={words.heading}
        reason={texts.reason}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{words.intro(name, title)}</Paragraph>
        <Facts facts={facts} />
      </MailLayout>
    ),
  });
}
