import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { AdvisorDetails } from './advisor-details.ts';
import { accountObjection, reasonOf } from './account-objection.ts';
import { knownName } from './known-name.ts';
import { texts as shared } from './texts.de.ts';

/** What a mail says whose whole point is one link. */
interface LinkTexts {
  subject: string;
  preview: string;
  heading: string;
  intro: string;
  action: string;
  /** for a reader who did not ask for it */
  unasked: string;
}

/** A mail around a link that signs in or proves an address. */
export function linkLetter(texts: LinkTexts, details: AdvisorDetails, link: string) {
  return {
    subject: texts.subject,
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={reasonOf(details)}
        objection={accountObjection(details)}
      >
        <Paragraph>{shared.greeting(knownName(details))}</Paragraph>
        <Paragraph>{texts.intro}</Paragraph>
        <Action href={link} label={texts.action} />
        <Paragraph>{texts.unasked}</Paragraph>
      </MailLayout>
    ),
  };
}
