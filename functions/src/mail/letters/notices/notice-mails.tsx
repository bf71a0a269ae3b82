import type { ContentDecidedMail, NoticeDecidedMail, NoticeReceivedMail } from '@wbd/domain/mails';
import { noticeTexts, RESTRICTIONS_PATH } from '@wbd/domain/notices';
import { formatDate } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
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
export function composeNoticeMail(
  mail: NoticeReceivedMail | NoticeDecidedMail,
): Promise<OutgoingMail> {
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

/**
 * Tells an owner what was decided about their content.
 * @returns null while the address is not confirmed: it may be a stranger's, and the portal says the same
 */
export function composeContentDecided(
  mail: ContentDecidedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
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
