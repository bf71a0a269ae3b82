import { signInLinks } from '../../../gateways/sign-in-links.ts';
import { advisorMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import { linkLetter } from '../advisor/link-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { texts } from './texts.de.ts';

/** Links that sign in are made now, for the reader of the account's inbox. */
export const passwordReset = defineAdvisorLetter('password-reset', {
  async read(_mail, { account }) {
    const link = await signInLinks.passwordReset(account);
    return link === null ? null : { link };
  },
  write: (mail, account, { link }) => writeAccountLetter(mail, account, linkLetter(texts, link)),
  example: ({ now }) => ({
    mail: advisorMail({ kind: 'password-reset', uid: 'adv', key: 'key', now }),
    details: { link: 'https://auth.example.org/action?mode=resetPassword&lang=de' },
  }),
});
