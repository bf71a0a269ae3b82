import { isPastDay, formatDateTime } from '@wbd/domain/time';
import type { ParticipantMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName } from '../../notifications/told.ts';
import { participantMail } from '../../occasions/registration-mails.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { texts as session } from '../registration/texts.de.ts';
import { texts } from './texts.de.ts';

function composeParticipantMail(
  mail: ParticipantMail,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
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

/** Tells an advisor that a participant cancelled or moved. */
export const participantLeft = defineAdvisorLetter('participant-left', {
  read: (mail, _account, now) => Promise.resolve(isPastDay(mail, now) ? null : {}),
  write: composeParticipantMail,
  example: ({ seat: { registration, session: of, seminar }, now }) => ({
    mail: participantMail('adv', registration, { session: of, seminar, now }, null),
    details: {},
  }),
  told(mail, { session: stored, customer }) {
    const { id: key, uid, title, time, movedTo } = mail;
    const about = {
      customer: mail.customer,
      session: mail.session,
      isHost: stored?.advisor === uid,
      isOwn: customer?.advisor === uid,
      name: fullName(mail),
      title,
      time,
      movedTo,
    };
    return [{ event: movedTo === null ? 'cancelled' : 'moved', uid, key, about }];
  },
});
