import { signInLinks } from '../../../gateways/sign-in-links.ts';
import { advisorMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import { linkLetter } from '../advisor/link-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { texts } from './texts.de.ts';

/** Links that prove an address are made now, for the reader of its inbox. */
export const emailVerification = defineAdvisorLetter('email-verification', {
  async read(_mail, { account, emailVerified }) {
    const link = emailVerified ? null : await signInLinks.emailVerification(account);
    return link === null ? null : { link };
  },
  write: (mail, account, { link }) => writeAccountLetter(mail, account, linkLetter(texts, link)),
  example: ({ now }) => ({
    mail: advisorMail({ kind: 'email-verification', uid: 'adv', key: 'key', now }),
    details: { link: 'https://auth.example.org/action?mode=verifyEmail&lang=de' },
  }),
});
