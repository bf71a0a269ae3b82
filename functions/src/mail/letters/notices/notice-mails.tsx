import type { ContentDecidedMail, NoticeDecidedMail, NoticeReceivedMail } from '@wbd/domain/mails';
import { noticeTexts, RESTRICTIONS_PATH } from '@wbd/domain/notices';
import { formatDate } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import {
  contentDecidedMail,
  noticeDecidedMail,
  noticeReceivedMail,
} from '../../occasions/notice-mails.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter, defineLetter, readNothing } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

type AboutNotice = NoticeReceivedMail | NoticeDecidedMail | ContentDecidedMail;

const subjectOf = ({ number, subject, title }: AboutNotice) => [
  { label: texts.number, value: number },
  { label: texts.content, value: `${noticeTexts.kinds[subject]}: ${mailTitle(title)}` },
];

const reasonsOf = (mail: NoticeDecidedMail | ContentDecidedMail, how: string) => [
  { label: texts.basis, value: noticeTexts.basis[mail.basis] },
  { label: texts.ground, value: mail.ground },
  { label: texts.facts, value: mail.facts },
  { label: texts.how, value: how },
];

/** Tells who reported content that the report arrived, or what was decided. */
function composeNoticeMail(mail: NoticeReceivedMail | NoticeDecidedMail): Promise<OutgoingMail> {
  const words = mail.kind === 'notice-received' ? receivedWords(mail) : decidedWords(mail);
  return writeMail(mail, {
    to: { name: '', address: mail.email },
    subject: words.subject,
    body: (
      <MailLayout
        preview={words.preview}
        heading={words.heading}
        reason={texts.reason}
        objection={objectionPageOf(mail.email)}
      >
        <Paragraph>{texts.greeting}</Paragraph>
        <Paragraph>{words.intro}</Paragraph>
        <Facts facts={words.facts} />
        {words.redress !== null && <Paragraph>{words.redress}</Paragraph>}
      </MailLayout>
    ),
  });
}

function receivedWords(mail: NoticeReceivedMail) {
  const { subject, ...words } = texts.received;
  return { ...words, subject: subject(mail.number), facts: subjectOf(mail), redress: null };
}

function decidedWords(mail: NoticeDecidedMail) {
  const { decided } = texts;
  return {
    subject: decided.subject(mail.number),
    preview: decided.preview[mail.outcome],
    heading: decided.heading,
    intro: decided.intro[mail.isOnComplaint ? 'again' : 'first'],
    facts: [
      ...subjectOf(mail),
      { label: texts.outcome, value: decided[mail.outcome] },
      ...reasonsOf(mail, texts.byPerson),
    ],
    redress: decided.redress,
  };
}

/** Tells an owner what was decided about their content. */
function composeContentDecided(
  mail: ContentDecidedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const { owner } = texts;
  return writeNewsLetter(mail, details, {
    subject: owner.subject[mail.outcome](mailTitle(mail.title)),
    preview: owner.preview[mail.outcome],
    heading: owner.heading[mail.outcome],
    children: (
      <>
        <Paragraph>{owner.intro[mail.outcome]}</Paragraph>
        <Facts facts={[...subjectOf(mail), ...reasonsOf(mail, howOf(mail))]} />
        {mail.outcome !== 'restored' && <Paragraph>{redressOf(mail)}</Paragraph>}
        <Action href={portalOrigin() + RESTRICTIONS_PATH} label={owner.action} />
      </>
    ),
  });
}

function howOf({ outcome, byOther }: ContentDecidedMail): string {
  if (outcome === 'restricted') return texts.byPerson;
  return byOther ? texts.byOther : texts.bySame;
}

function redressOf({ complainUntil }: ContentDecidedMail): string {
  return complainUntil === null
    ? texts.owner.lastRedress
    : texts.owner.redress(formatDate(complainUntil));
}

const aNotice = ({ seat: { seminar } }: Given) => ({
  id: 'seminar-sem',
  number: 'M-7K3F92QX',
  title: seminar.title,
  round: 1,
  revision: 2,
  kind: 'seminar' as const,
});

const REASONS = {
  basis: 'law',
  ground: '§ 5 UWG: irreführende Werbung',
  facts: 'Das Video verspricht sichere Gewinne.',
} as const;

const REPORTER = 'petra@example.org';

export const noticeReceived = defineLetter('notice-received', {
  read: readNothing,
  write: composeNoticeMail,
  example: (given) => ({
    mail: noticeReceivedMail(aNotice(given), REPORTER, given.now),
    details: {},
  }),
});

export const noticeDecided = defineLetter('notice-decided', {
  read: readNothing,
  write: composeNoticeMail,
  example: (given) => ({
    mail: noticeDecidedMail(
      aNotice(given),
      { ...REASONS, email: REPORTER, outcome: 'restricted', isOnComplaint: false },
      given.now,
    ),
    details: {},
  }),
});

export const contentDecided = defineAdvisorLetter('content-decided', {
  read: readNothing,
  write: composeContentDecided,
  example(given) {
    const { now } = given;
    const decision = { outcome: 'restricted', complainUntil: now, byOther: false } as const;
    return {
      mail: contentDecidedMail(aNotice(given), { ...REASONS, uid: 'adv', ...decision }, now),
      details: {},
    };
  },
});
