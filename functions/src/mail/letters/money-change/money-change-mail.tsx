import { accountLink } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { MoneyChangeMail } from '@wbd/domain/mails';
import type { MoneyChange } from '@wbd/domain/money-changes';
import { formatDateTime } from '@wbd/domain/time';
import { moneyChangeToken } from '../../../core/money-change-token.ts';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { moneyChangeMail } from '../../occasions/money-change-mail.ts';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { readMoneyChange, type MoneyChangeDetails } from './money-change.repository.ts';
import { texts } from './texts.de.ts';

/** Tells of a change about money; its author also gets the link that stops it. */
function composeMoneyChange(
  mail: MoneyChangeMail,
  details: AdvisorDetails,
  { change, author, person, stopper }: MoneyChangeDetails,
): Promise<OutgoingMail> {
  const { kind, by, before, after, waitsUntil, at } = change;
  const isAuthor = mail.uid === by;
  const isAbout = mail.uid === change.person;
  const words = texts.kinds[kind];
  const whose = isAbout ? null : nameOf(person);
  const facts = words.text({ whose, before, after });
  if (mail.isStopped) {
    const stopped =
      change.stoppedBy === null
        ? texts.stopped
        : texts.stoppedInPortal(mail.uid === change.stoppedBy ? null : nameOf(stopper));
    return writeAccountLetter(mail, details, {
      ...stopped,
      children: [texts.toldBefore(facts), stopped.why, stopped.now].map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      )),
    });
  }
  const day = formatDateTime(at);
  const paragraphs = [
    facts,
    isAuthor ? texts.byYou(day) : texts.bySomeone(nameOf(author), day),
    ...(waitsUntil
      ? [texts.waits[kind === 'payer-iban' ? 'payer' : 'partner'](formatDateTime(waitsUntil))]
      : []),
    isAuthor ? texts.stop[waitsUntil ? 'waiting' : 'done'] : texts.others,
  ];
  const link = isAuthor
    ? accountLink(
        portalOrigin(),
        'stop-change',
        moneyChangeToken({ change: change.id, uid: by }, at),
      )
    : null;
  return writeAccountLetter(mail, details, {
    subject: words.subject(whose),
    preview: texts.preview,
    heading: words.heading,
    children: (
      <>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        {link !== null && <Action href={link} label={texts.action} />}
      </>
    ),
  });
}

function nameOf(person: Advisor | null): string {
  if (!person) return texts.someone;
  const { firstName, lastName } = withMailName(person);
  return `${firstName} ${lastName}`;
}

const HOURS_72_MS = 72 * 3_600_000;

/** A changed account number; the author is the reader or someone else. */
function exampleOf({ colleague, now }: Given, by: string) {
  const change: MoneyChange = {
    id: 'changed',
    kind: 'iban',
    by,
    person: by,
    org: 'org',
    team: null,
    readers: ['adv', 'other'],
    before: '2051',
    after: '3201',
    waitsUntil: new Date(now.getTime() + HOURS_72_MS),
    stoppedAt: null,
    stoppedBy: null,
    at: now,
    expiresAt: now,
  };
  return { change, author: colleague, person: colleague, stopper: null };
}

/** Tells the person who changed something about money, or whom it is about. */
export const moneyChange = defineAdvisorLetter('money-change', {
  read: readMoneyChange,
  write: composeMoneyChange,
  example(given) {
    const details = exampleOf(given, 'adv');
    const mail = moneyChangeMail('money-change', details.change, 'adv', given.now);
    return { mail, details };
  },
});

/** Tells those who administer the same organisation or team. */
export const moneyChangeOfOthers = defineAdvisorLetter('money-change-of-others', {
  read: readMoneyChange,
  write: composeMoneyChange,
  example(given) {
    const details = exampleOf(given, 'other');
    const mail = moneyChangeMail('money-change-of-others', details.change, 'adv', given.now);
    return { mail, details };
  },
});
