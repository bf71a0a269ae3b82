import { mailRules, type Mail } from '@wbd/domain/mails';
import type { NotificationKind } from '@wbd/domain/notifications';
import type { ReactNode } from 'react';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff } from '../../notifications/turn-off-link.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import type { AdvisorDetails } from './advisor-details.ts';
import { texts } from './texts.de.ts';

export interface NewsLetter {
  /** kinds that links in the mail turn off; by default the one that its rules name */
  kinds?: NotificationKind[];
  subject: string;
  preview: string;
  heading: string;
  /** why the advisor gets the mail */
  reason?: string;
  /** what follows the greeting */
  children: ReactNode;
}

/** Writes a mail that tells an advisor with a confirmed address what happened. */
export async function writeNewsLetter(
  mail: Mail & { uid: string },
  { advisor: stored, account }: AdvisorDetails,
  {
    kinds = chosenAs(mail.kind),
    subject,
    preview,
    heading,
    reason = texts.reason,
    children,
  }: NewsLetter,
): Promise<OutgoingMail> {
  const advisor = withMailName(stored);
  const off = kinds.length === 0 ? null : { uid: mail.uid, kinds };
  return writeMail(mail, {
    to: { name: `${advisor.firstName} ${advisor.lastName}`, address: account.email },
    isProven: true,
    oneClick: off && oneClickTurnOff(off),
    subject,
    body: (
      <MailLayout preview={preview} heading={heading} reason={reason} turnOff={off}>
        <Paragraph>{texts.greeting(advisor.firstName)}</Paragraph>
        {children}
      </MailLayout>
    ),
  });
}

function chosenAs(kind: Mail['kind']): NotificationKind[] {
  const rules = mailRules(kind);
  return rules.to === 'advisor' && rules.chosenAs !== null ? [rules.chosenAs] : [];
}
