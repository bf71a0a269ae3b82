import type { ClosureMail } from '@wbd/domain/mails';
import { formatDate } from '@wbd/domain/time';
import { accountExportLink } from '../../../core/account-export-token.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { mailName } from '../layout/mail-words.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { exportTexts as texts, texts as byKind } from './texts.de.ts';

/** Tells an advisor how far the closing of their account is. The row holds what it tells, because the account is gone. */
export function composeClosureMail(mail: ClosureMail): Promise<OutgoingMail> {
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
