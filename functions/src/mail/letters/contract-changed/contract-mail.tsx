import type { ContractMail } from '@wbd/domain/mails';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

const PATHS = { contract: '/intern/vertrag', 'sub-processors': '/legal/auftragsverarbeitung' };

/** Tells an advisor what the operator changes, from when on, and what to do about it. */
export function composeContractMail(
  mail: ContractMail,
  stored: AdvisorDetails,
): Promise<OutgoingMail> {
  const details = { ...stored, advisor: withMailName(stored.advisor) };
  const { kind, effectiveOn, summary } = mail.announcement;
  const words = texts[kind];
  const day = formatDay(effectiveOn);
  return writeMail(mail, {
    to: { name: knownName(details) ?? '', address: details.account.email },
    isProven: details.emailVerified,
    subject: words.subject(day),
    body: (
      <MailLayout
        preview={words.preview}
        heading={words.heading}
        reason={reasonOf(details)}
        objection={accountObjection(details)}
      >
        <Paragraph>{shared.greeting(knownName(details))}</Paragraph>
        <Paragraph>{words.intro(day)}</Paragraph>
        <Paragraph>{summary}</Paragraph>
        <Action href={`${portalOrigin()}${PATHS[kind]}`} label={words.action} />
        <Paragraph>{words.next}</Paragraph>
      </MailLayout>
    ),
  });
}
