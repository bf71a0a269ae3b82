import type { NewsMail } from '@wbd/domain/mails';
import {
  groupedNotifications,
  KIND_OF_EVENT,
  notificationPath,
  notificationSentence,
  notificationSubject,
  type Notification,
} from '@wbd/domain/notifications';
import { formatDate } from '@wbd/domain/time';
import { Link } from '@react-email/components';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName, notificationOf } from '../../notifications/told.ts';
import { newsMail } from '../../occasions/news-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailName, mailTitle } from '../layout/mail-words.ts';
import * as styles from '../layout/styles.ts';
import { readNews } from './news.repository.ts';
import { texts } from './texts.de.ts';

/** More than anyone reads in a mail; the portal has the rest. */
const MOST_LINES = 30;

function composeNews(
  mail: NewsMail,
  details: AdvisorDetails,
  { notifications }: { notifications: readonly Notification[] },
): Promise<OutgoingMail> {
  const { pace, until } = mail;
  const groups = groupedNotifications(notifications.map(asMailsNameIt));
  const lines = groups.slice(0, MOST_LINES);
  const [only] = groups;
  const subject =
    pace === 'now' && only && groups.length === 1
      ? notificationSentence(only.latest, only.all.length - 1)
      : texts.subject[pace](notifications.length, formatDate(until));
  return writeNewsLetter(mail, details, {
    kinds: notifications.flatMap(({ event }) => KIND_OF_EVENT[event] ?? []),
    subject,
    preview: texts.preview[pace],
    heading: texts.heading[pace],
    reason: texts.reason[pace],
    children: (
      <>
        <Paragraph>{texts.intro[pace]}</Paragraph>
        {lines.map(({ latest: one, all }) => (
          <Paragraph key={one.id}>
            <Link
              href={`${portalOrigin()}${notificationPath(one, details.advisor.lv)}`}
              className="link"
              style={styles.link}
            >
              {notificationSentence(one, all.length - 1)}
            </Link>
            <br />
            {notificationSubject(one)}
          </Paragraph>
        ))}
        {groups.length > lines.length && (
          <Paragraph>{texts.more(groups.length - lines.length)}</Paragraph>
        )}
        <Action href={`${portalOrigin()}/intern/portal`} label={texts.action} />
      </>
    ),
  });
}

function asMailsNameIt(one: Notification): Notification {
  return {
    ...one,
    name: one.name && mailName(one.name),
    title: one.title && mailTitle(one.title),
  };
}

/** Tells an advisor what happened, the latest first. */
export const news = defineAdvisorLetter('news', {
  async read(mail) {
    const notifications = await readNews(mail);
    return notifications.length > 0 ? { notifications } : null;
  },
  write: composeNews,
  example({ seat: { registration, session, seminar }, now }) {
    const about = {
      name: fullName(registration),
      title: seminar.title,
      time: session.time,
    };
    const notifications = (['registered', 'waiting-joined'] as const).map((event) =>
      notificationOf({ event, uid: 'adv', key: event, about }, null, now),
    );
    return { mail: newsMail('adv', 'daily', now), details: { notifications } };
  },
});
