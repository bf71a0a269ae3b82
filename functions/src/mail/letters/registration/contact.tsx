import type { Advisor } from '@wbd/domain';
import { Link } from '@react-email/components';
import { advisorPage } from '../advisor-page.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/** Whom to turn to: nobody reads the address that the mails come from. */
export interface Contact {
  name: string;
  /** address of the advisor's page */
  page: string;
}

export function contactOf({ firstName, lastName, code }: Advisor): Contact {
  return { name: `${firstName} ${lastName}`, page: advisorPage(code) };
}

/** @param question with a space at its end */
export function AskAdvisor({ question, contact }: { question: string; contact: Contact }) {
  return (
    <Paragraph>
      {question}
      <Link href={contact.page} className="link" style={styles.textLink}>
        {contact.name}
      </Link>
      {texts.helps}
    </Paragraph>
  );
}
