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
import { oneClickTurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { mailName, mailTitle, withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { writeMail } from '../layout/write-mail.ts';
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
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const [latest] = notifications;
  if (!latest || !emailVerified) return null;
  const advisor = withMailName(storedAdvisor);
  const { pace, until } = mail;
  const groups = groupedNotifications(notifications.map(asMailsNameIt));
  const lines = groups.slice(0, MOST_LINES);
  const off = {
    uid: mail.uid,
    kinds: notifications.flatMap(({ event }) => KIND_OF_EVENT[event] ?? []),
  };
  const subject =
    pace === 'now' && groups.length === 1
      ? notificationSentence(asMailsNameIt(latest), notifications.length - 1)
      : texts.subject[pace](notifications.length, formatDate(until));
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject,
    body: (
      <MailLayout
        preview={texts.preview[pace]}
        heading={texts.heading[pace]}
        reason={texts.reason[pace]}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{texts.intro[pace]}</Paragraph>
        {lines.map(({ latest: one, all }) => (
          <Paragraph key={one.id}>
            <Link
              href={`${portalOrigin()}${notificationPath(one, advisor.lv)}`}
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
      </MailLayout>
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
