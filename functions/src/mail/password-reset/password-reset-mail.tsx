import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

export function passwordResetLetter({ advisor }: AdvisorDetails, link: string) {
  return {
    subject: texts.subject,
    body: (
      <MailLayout preview={texts.preview} heading={texts.heading} reason={shared.reason}>
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{texts.intro}</Paragraph>
        <Action href={link} label={texts.action} />
        <Paragraph>{texts.unasked}</Paragraph>
      </MailLayout>
    ),
  };
}
