import { accountLink } from '@wbd/domain/accounts';
import type { EmailChangeMail } from '@wbd/domain/mails';
import { emailChangeToken } from '../../../core/email-change-token.ts';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** How the account and the wanted address stand at the moment when the mail is sent. */
export interface EmailChangeState {
  /** the account's address */
  from: string;
  /** see `EmailChangeLink` */
  validSince: number;
  /** whether another account has the wanted address */
  isTaken: boolean;
}

/**
 * Asks a new address whether it is the advisor's, or tells it that an account has it. The reader may be a stranger, so it
 * names no one.
 * @returns null when the account has the address
 */
export async function composeEmailChange(
  mail: EmailChangeMail,
  { from, validSince, isTaken }: EmailChangeState,
  now: Date,
): Promise<OutgoingMail | null> {
  const { uid, email } = mail;
  if (from === email) return null;
  const words = isTaken ? texts.taken : texts.confirm;
  const token = emailChangeToken({ uid, from, to: email, validSince }, now);
  return letter(mail, words, isTaken ? null : accountLink(portalOrigin(), 'change-email', token));
}

/** Tells the address before that the account has another one. */
export function composeEmailChanged(mail: EmailChangeMail): Promise<OutgoingMail> {
  return letter(mail, texts.changed, null);
}

function letter(
  mail: EmailChangeMail,
  {
    subject,
    preview,
    heading,
    intro,
    unasked,
  }: Record<'subject' | 'preview' | 'heading' | 'intro' | 'unasked', string>,
  link: string | null,
): Promise<OutgoingMail> {
  return writeMail(mail, {
    to: { name: '', address: mail.email },
    isProven: mail.wasProven,
    subject,
    body: (
      <MailLayout
        preview={preview}
        heading={heading}
        reason={mail.wasProven ? shared.reason : texts.reason}
        objection={mail.wasProven ? null : objectionPageOf(mail.email)}
      >
        <Paragraph>{shared.greeting(null)}</Paragraph>
        <Paragraph>{intro}</Paragraph>
        {link !== null && <Action href={link} label={texts.confirm.action} />}
        <Paragraph>{unasked}</Paragraph>
      </MailLayout>
    ),
  });
}
