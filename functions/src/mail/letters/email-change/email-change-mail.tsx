import { accountLink } from '@wbd/domain/accounts';
import type { EmailChangeMail } from '@wbd/domain/mails';
import { emailChangeToken } from '../../../core/email-change-token.ts';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { emailChangedMail, emailChangeMail } from '../../occasions/email-change-mail.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { defineLetter, readNothing } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import type { EmailChangeState } from './email-change-state.ts';
import { readEmailChange } from './email-change.repository.ts';
import { texts } from './texts.de.ts';

/**
 * Asks a new address whether it is the advisor's, or tells it that an account has it. The reader may be a stranger, so it
 * names no one.
 * @returns null when the account has the address
 */
async function composeEmailChange(
  mail: EmailChangeMail,
  { from, validSince, isTaken, now }: EmailChangeState & { now: Date },
): Promise<OutgoingMail | null> {
  const { uid, email } = mail;
  if (from === email) return null;
  const words = isTaken ? texts.taken : texts.confirm;
  const token = emailChangeToken({ uid, from, to: email, validSince }, now);
  return letter(mail, words, isTaken ? null : accountLink(portalOrigin(), 'change-email', token));
}

/** Tells the address before that the account has another one. */
function composeEmailChanged(mail: EmailChangeMail): Promise<OutgoingMail> {
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

export const emailChange = defineLetter('email-change', {
  async read(mail, now) {
    const state = await readEmailChange(mail);
    return state && { ...state, now };
  },
  write: composeEmailChange,
  example: ({ account: { account }, now }) => ({
    mail: emailChangeMail({ uid: account.id, email: account.email, key: 'key', now }),
    details: { from: 'old@example.org', validSince: 0, isTaken: false, now },
  }),
});

export const emailChanged = defineLetter('email-changed', {
  read: readNothing,
  write: composeEmailChanged,
  example: ({ account: { account }, now }) => ({
    mail: emailChangedMail({
      uid: account.id,
      email: account.email,
      wasProven: false,
      key: 'key',
      now,
    }),
    details: {},
  }),
});
