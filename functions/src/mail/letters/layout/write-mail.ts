import type { ReactElement } from 'react';
import type { Mail } from '@wbd/domain/mails';
import { render, toPlainText } from '@react-email/render';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { mailFrom } from '../../../core/settings.ts';
import { forOutlook } from './for-outlook.ts';
import { oneLine } from './mail-words.ts';

/** What differs from mail to mail. */
export interface Letter {
  to: { name: string; address: string };
  /** where an answer goes; without an address, to the sender */
  replyTo?: { name: string; email: string | null };
  subject: string;
  body: ReactElement;
  calendar?: OutgoingMail['calendar'];
  /** see `OutgoingMail`; by default the address is unproven, without one-click unsubscription */
  isProven?: boolean;
  oneClick?: OutgoingMail['oneClick'];
}

/** Turns a letter into the mail of a row: HTML, and the same as text. */
export async function writeMail(mail: Mail, letter: Letter): Promise<OutgoingMail> {
  const { replyTo } = letter;
  const html = forOutlook(await render(letter.body));
  return {
    messageId: mail.messageId,
    from: mailFrom,
    to: { name: oneLine(letter.to.name), address: letter.to.address },
    replyTo: replyTo?.email ? { name: oneLine(replyTo.name), address: replyTo.email } : null,
    isProven: letter.isProven ?? false,
    oneClick: letter.oneClick ?? null,
    subject: oneLine(letter.subject),
    html,
    text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
    calendar: letter.calendar ?? null,
  };
}
