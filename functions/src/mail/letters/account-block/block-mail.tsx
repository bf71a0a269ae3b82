import type { BlockMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { blockMail, unblockMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin has blocked the account, and why, or that it is open again. */
function composeBlockMail(mail: BlockMail, details: AdvisorDetails): Promise<OutgoingMail> {
  const { paragraphs, ...words } = texts[mail.kind];
  const [intro, ...others] = paragraphs;
  // an address that is not confirmed may be a stranger's
  const told = mail.reason === null || !details.emailVerified ? [] : [texts.reason(mail.reason)];
  return writeAccountLetter(mail, details, {
    ...words,
    children: [intro, ...told, ...others].map((text) => <Paragraph key={text}>{text}</Paragraph>),
  });
}

export const accountBlocked = defineAdvisorLetter('account-blocked', {
  read: readNothing,
  write: composeBlockMail,
  example: ({ now }) => ({ mail: blockMail('adv', 'Werbung für Glücksspiel', now), details: {} }),
});

export const accountUnblocked = defineAdvisorLetter('account-unblocked', {
  read: readNothing,
  write: composeBlockMail,
  example: ({ now }) => ({ mail: unblockMail('adv', now), details: {} }),
});
