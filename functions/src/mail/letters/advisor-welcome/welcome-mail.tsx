import { Link, Text } from '@react-email/components';
import { portalOrigin } from '../../../core/settings.ts';
import { signInLinks } from '../../../gateways/sign-in-links.ts';
import { advisorMail } from '../../occasions/advisor-mail.ts';
import { advisorPage } from '../advisor-page.ts';
import { writeAccountLetter, type AccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { knownName } from '../advisor/known-name.ts';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Box } from '../layout/box.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import * as styles from '../layout/styles.ts';
import { texts } from './texts.de.ts';

/**
 * The mail names the advisor's page only once the address is confirmed, because its code was chosen at sign-up.
 * @param verificationLink null for a confirmed address
 */
function welcomeLetter(details: AdvisorDetails, verificationLink: string | null): AccountLetter {
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

export const advisorWelcome = defineAdvisorLetter('advisor-welcome', {
  async read(_mail, { account, emailVerified }) {
    return { link: emailVerified ? null : await signInLinks.emailVerification(account) };
  },
  write: (mail, account, { link }) =>
    writeAccountLetter(mail, account, welcomeLetter(account, link)),
  example: ({ account: { emailVerified }, now }) => ({
    mail: advisorMail({ kind: 'advisor-welcome', uid: 'adv', key: 'key', now }),
    details: {
      link: emailVerified ? null : 'https://auth.example.org/action?mode=verifyEmail&lang=de',
    },
  }),
});
