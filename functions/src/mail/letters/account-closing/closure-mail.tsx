import type { ClosureMail } from '@wbd/domain/mails';
import { formatDate } from '@wbd/domain/time';
import { accountExportLink } from '../../../core/account-export-token.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { closureMail } from '../../occasions/closure-mail.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { defineLetter, readNothing } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { mailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { exportTexts as texts, texts as byKind } from './texts.de.ts';

/** Tells an advisor how far the closing of their account is. The row holds what it tells, because the account is gone. */
function composeClosureMail(mail: ClosureMail): Promise<OutgoingMail> {
  const { kind, email, exportUntil } = mail;
  const firstName = mail.firstName === null ? null : mailName(mail.firstName);
  const { subject, preview, heading, paragraphs } = byKind[kind];
  return writeMail(mail, {
    to: { name: firstName ?? '', address: email },
    isProven: firstName !== null,
    subject,
    body: (
      <MailLayout
        preview={preview}
        heading={heading}
        reason={firstName === null ? shared.reasonUnconfirmed : shared.reasonOfClosing}
        objection={firstName === null ? objectionPageOf(email) : null}
      >
        <Paragraph>{shared.greeting(firstName)}</Paragraph>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        {firstName !== null && exportUntil !== null && (
          <>
            <Paragraph>{texts.export(formatDate(exportUntil))}</Paragraph>
            <Action href={accountExportLink(mail.uid)} label={texts.fetch} />
          </>
        )}
      </MailLayout>
    ),
  });
}

const leaving = ({ account: { advisor, account, emailVerified }, now }: Given) => ({
  uid: advisor.id,
  email: account.email,
  firstName: emailVerified ? advisor.firstName : null,
  exportUntil: now,
});

export const accountClosing = defineLetter('account-closing', {
  read: readNothing,
  write: composeClosureMail,
  example: (given) => ({
    mail: closureMail('account-closing', leaving(given), given.now),
    details: {},
  }),
});

export const accountClosed = defineLetter('account-closed', {
  read: readNothing,
  write: composeClosureMail,
  example: (given) => ({
    mail: closureMail('account-closed', leaving(given), given.now),
    details: {},
  }),
});
