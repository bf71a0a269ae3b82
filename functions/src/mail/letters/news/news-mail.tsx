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
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { mailName, mailTitle } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/** More than anyone reads in a mail; the portal has the rest. */
const MOST_LINES = 30;

/**
 * Tells an advisor what happened, the latest first.
 * @returns null when there is nothing to tell, or the advisor's address is not confirmed
 */
export async function composeNews(
  mail: NewsMail,
  notifications: readonly Notification[],
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const [latest] = notifications;
  if (!latest) return null;
  const { pace, until } = mail;
  const groups = groupedNotifications(notifications.map(asMailsNameIt));
  const lines = groups.slice(0, MOST_LINES);
  const subject =
    pace === 'now' && groups.length === 1
      ? notificationSentence(asMailsNameIt(latest), notifications.length - 1)
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
