import { Link, Section, Text } from '@react-email/components';
import { portalOrigin } from '../../../shared/settings.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { advisorPage } from '../advisor-page.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/** @param verificationLink null when the address needs no proof any more */
export function welcomeLetter({ advisor }: AdvisorDetails, verificationLink: string | null) {
  const ownPage = advisorPage(advisor.code);
  const { verify, signIn, library, page } = texts.steps;
  const steps = [verificationLink === null ? signIn : verify, library, page];
  return {
    subject: texts.subject(advisor.firstName),
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={shared.reason}
        closing={texts.closing}
      >
        <Paragraph>{shared.greeting(advisor.firstName)}</Paragraph>
        <Paragraph>{texts.intro}</Paragraph>
        <Section style={styles.steps}>
          {steps.map((step, index) => (
            <Text key={step} className="text" style={styles.step}>
              {texts.step(index + 1, step)}
            </Text>
          ))}
        </Section>
        {verificationLink === null ? (
          <Action href={`${portalOrigin()}/auth`} label={texts.open} />
        ) : (
          <Action href={verificationLink} label={texts.verify} />
        )}
        <Paragraph>
          {texts.ownPage}
          <br />
          <Link href={ownPage} className="link" style={styles.textLink}>
            {decodeURI(ownPage)}
          </Link>
        </Paragraph>
      </MailLayout>
    ),
  };
}
