import type { TerminationReceiptMail } from '@wbd/domain/mails';
import type { Termination } from '@wbd/domain/terminations';
import { formatDate, formatDateTime, formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import { terminationLink } from '../../../core/termination-token.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { terminationMail, terminationReceipt } from '../../occasions/termination-mail.ts';
import { writeAccountLetter, type AccountLetter } from '../advisor/account-letter.tsx';
import { defineAdvisorLetter, defineLetter } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { readTermination } from './termination.repository.ts';
import { texts } from './texts.de.ts';

/**
 * The declaration without the typed texts, because anyone can declare anything to any address. The page offers these texts
 * as a file at once, and shows them to the account's owner.
 */
function factsOf(termination: Termination) {
  const { kind, email, endsOn, receivedAt } = termination;
  const { facts } = texts;
  return [
    { label: facts.kind, value: facts.kinds[kind] },
    { label: facts.email, value: email },
    { label: facts.endsOn, value: endsOn === null ? facts.earliest : formatDay(endsOn) },
    { label: facts.receivedAt, value: formatDateTime(receivedAt) },
  ];
}

/** Confirms the receipt of a declaration to the address that it names. */
function composeTerminationReceipt(
  mail: TerminationReceiptMail,
  termination: Termination,
): Promise<OutgoingMail> {
  const words = texts.receipt;
  const received = formatDateTime(termination.receivedAt);
  return writeMail(mail, {
    to: { name: '', address: termination.confirmTo },
    subject: words.subject,
    body: (
      <MailLayout
        preview={words.preview(received)}
        heading={words.heading}
        reason={words.reason}
        objection={objectionPageOf(termination.confirmTo)}
      >
        <Paragraph>{words.greeting}</Paragraph>
        <Paragraph>{words.intro(received)}</Paragraph>
        <Facts facts={factsOf(termination)} />
        <Paragraph>{words.typed}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
      </MailLayout>
    ),
  });
}

/** Asks the owner of the account about a declaration. */
function check(termination: Termination): AccountLetter {
  const words = texts.check;
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(formatDateTime(termination.receivedAt))}</Paragraph>
        <Facts facts={factsOf(termination)} />
        <Action href={terminationLink(termination.id)} label={words.action} />
        <Paragraph>{words.outro}</Paragraph>
      </>
    ),
  };
}

/** Tells the owner of the account what came of a declaration. */
function done({ receivedAt, endsAt, state }: Termination): AccountLetter {
  const words = texts.done;
  const end = endsAt && formatDate(endsAt);
  return {
    subject: words.subject,
    preview: words.preview(end),
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(formatDateTime(receivedAt))}</Paragraph>
        <Paragraph>{end === null ? words.basic : words.ends(end)}</Paragraph>
        {state === 'review' && <Paragraph>{words.review}</Paragraph>}
        <Action href={`${portalOrigin()}/intern/profile`} label={words.action} />
      </>
    ),
  };
}

const declared = ({ now }: Given): Termination => ({
  id: 'declared',
  kind: 'extraordinary',
  reason: 'Ich arbeite nicht mehr als Beraterin.',
  name: 'Petra Prüfstein',
  email: 'petra@example.org',
  code: 'petra',
  endsOn: null,
  confirmTo: 'petra@example.org',
  receivedAt: now,
  state: 'open',
  uid: 'adv',
  isImmediate: false,
  endsAt: null,
  decidedAt: null,
  trace: null,
  expiresAt: now,
});

export const terminationReceived = defineLetter('termination-received', {
  read: (mail) => readTermination(mail.termination),
  write: composeTerminationReceipt,
  example(given) {
    const details = declared(given);
    return { mail: terminationReceipt(details, given.now), details };
  },
});

/** Becomes unnecessary when the declaration is decided before the question leaves. */
export const terminationCheck = defineAdvisorLetter('termination-check', {
  async read(mail) {
    const termination = await readTermination(mail.termination);
    return termination?.state === 'open' ? termination : null;
  },
  write: (mail, account, termination) => writeAccountLetter(mail, account, check(termination)),
  example(given) {
    const details = declared(given);
    return { mail: terminationMail('termination-check', details, 'adv', given.now), details };
  },
});

export const terminationDone = defineAdvisorLetter('termination-done', {
  read: (mail) => readTermination(mail.termination),
  write: (mail, account, termination) => writeAccountLetter(mail, account, done(termination)),
  example(given) {
    const details = declared(given);
    return { mail: terminationMail('termination-done', details, 'adv', given.now), details };
  },
});
