import type { Advisor } from '@wbd/domain/advisors';
import { Link } from '@react-email/components';
import { advisorPage } from '../advisor-page.ts';
import { withMailName } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/** The advisor whom a customer turns to with questions. */
export interface Contact {
  name: string;
  /** address of the advisor's page */
  page: string;
  /** where answers to the mail go; null when the advisor has not proven that the address is theirs */
  email: string | null;
}

/** @param email the account's address; null unless it is confirmed */
export function contactOf(advisor: Advisor, email: string | null): Contact {
  const { firstName, lastName, code } = withMailName(advisor);
  return { name: `${firstName} ${lastName}`, page: advisorPage(code), email };
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
