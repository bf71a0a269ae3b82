import { isPastDay, formatDateTime } from '@wbd/domain/time';
import type { ColleagueLeftMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { colleagueLeftMail } from '../../occasions/colleague-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Facts } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailTitle } from '../layout/mail-words.ts';
import { endOf } from '../registration/registration-details.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as byEffect } from './texts.de.ts';

function composeColleagueLeft(
  mail: ColleagueLeftMail,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const { title, time, location } = withMailTitle(mail);
  const { subject, preview, heading, intro, next, reason } = byEffect[mail.effect];
  return writeNewsLetter(mail, details, {
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

/** Tells an advisor what a colleague's closed account or called-off session means for them. */
export const colleagueLeft = defineAdvisorLetter('colleague-left', {
  read: (mail, _account, now) => Promise.resolve(isPastDay(mail, now) ? null : {}),
  write: composeColleagueLeft,
  example: ({ seat: { session, seminar }, now }) => ({
    mail: colleagueLeftMail('adv', {
      effect: 'seats-freed',
      session,
      seminar,
      orderedAt: now,
      note: null,
      now,
    }),
    details: {},
  }),
  told({ id: key, uid, effect: event, session, title, time }) {
    return [{ event, uid, key, about: { session, title, time, isHost: event === 'seats-freed' } }];
  },
});
