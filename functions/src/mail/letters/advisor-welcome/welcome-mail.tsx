import { Link, Text } from '@react-email/components';
import { portalOrigin } from '../../../core/settings.ts';
import type { AccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { advisorPage } from '../advisor-page.ts';
import { knownName } from '../advisor/known-name.ts';
import { Action } from '../layout/action.tsx';
import { Box } from '../layout/box.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/**
 * The mail names the advisor's page only once the address is confirmed, because its code was chosen at sign-up.
 * @param verificationLink null for a confirmed address
 */
export function welcomeLetter(
  details: AdvisorDetails,
  verificationLink: string | null,
): AccountLetter {
  const ownPage = advisorPage(details.advisor.code);
  const { verify, signIn, library, page } = texts.steps;
  const steps = [verificationLink === null ? signIn : verify, library, page];
  return {
    subject: texts.subject(knownName(details)),
    preview: texts.preview,
    heading: texts.heading,
    closing: texts.closing,
    children: (
      <>
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
      </>
    ),
  };
}
