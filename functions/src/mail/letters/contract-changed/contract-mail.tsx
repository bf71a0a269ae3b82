import type { ContractMail } from '@wbd/domain/mails';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { contractMail } from '../../occasions/contract-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

const PATHS = { contract: '/intern/vertrag', 'sub-processors': '/legal/auftragsverarbeitung' };

function composeContractMail(mail: ContractMail, details: AdvisorDetails): Promise<OutgoingMail> {
  const { kind, effectiveOn, summary } = mail.announcement;
  const words = texts[kind];
  const day = formatDay(effectiveOn);
  return writeAccountLetter(mail, details, {
    subject: words.subject(day),
    preview: words.preview,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(day)}</Paragraph>
        <Paragraph>{summary}</Paragraph>
        <Action href={`${portalOrigin()}${PATHS[kind]}`} label={words.action} />
        <Paragraph>{words.next}</Paragraph>
      </>
    ),
  });
}

/** Tells an advisor what the operator changes, from when on, and what to do about it. */
export const contractChanged = defineAdvisorLetter('contract-changed', {
  read: readNothing,
  write: composeContractMail,
  example({ now }) {
    const announcement = {
      id: 'contract-2',
      kind: 'contract',
      effectiveOn: '2031-08-01',
      summary: 'Neu ist der Vertrag zur Auftragsverarbeitung.',
    } as const;
    return { mail: contractMail(announcement, 'adv', now), details: {} };
  },
});
