import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import type { AccountLetter } from './account-letter.tsx';

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
export function linkLetter(texts: LinkTexts, link: string): AccountLetter {
  const { subject, preview, heading } = texts;
  return {
    subject,
    preview,
    heading,
    children: (
      <>
        <Paragraph>{texts.intro}</Paragraph>
        <Action href={link} label={texts.action} />
        <Paragraph>{texts.unasked}</Paragraph>
      </>
    ),
  };
}
