import { Link, Text } from '@react-email/components';
import { portalOrigin } from '../../../core/settings.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { advisorPage } from '../advisor-page.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { Box } from '../layout/box.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/**
 * The mail names the advisor's page only once the address is confirmed, because its code was chosen at sign-up.
 * @param verificationLink null for a confirmed address
 */
export function welcomeLetter(details: AdvisorDetails, verificationLink: string | null) {
  const ownPage = advisorPage(details.advisor.code);
  const name = knownName(details);
  const { verify, signIn, library, page } = texts.steps;
  const steps = [verificationLink === null ? signIn : verify, library, page];
  return {
    subject: texts.subject(name),
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={reasonOf(details)}
        objection={accountObjection(details)}
        closing={texts.closing}
      >
        <Paragraph>{shared.greeting(name)}</Paragraph>
        <Paragraph>{texts.intro}</Paragraph>
        <Box style={styles.steps}>
          {steps.map((step, index) => (
            <Text key={step} className="text" style={styles.step}>
              {texts.step(index + 1, step)}
            </Text>
          ))}
        </Box>
        {verificationLink === null ? (
          <Action href={`${portalOrigin()}/auth`} label={texts.open} />
        ) : (
          <Action href={verificationLink} label={texts.verify} />
        )}
        {details.emailVerified ? (
          <Paragraph>
            {texts.ownPage}
            <br />
            <Link href={ownPage} className="link" style={styles.textLink}>
              {decodeURI(ownPage)}
            </Link>
          </Paragraph>
        ) : (
          <Paragraph>{texts.unasked}</Paragraph>
        )}
      </MailLayout>
    ),
  };
}
