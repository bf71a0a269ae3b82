import { adminLooks } from '../shared/limits.ts';
import { emailsOf, readAccount } from '../shared/people.repository.ts';
import { readFailedMails } from './failed-mails.repository.ts';

/** What the admins' callables work with outside of tests. */
export const adminPorts = {
  account: readAccount,
  emailsOf,
  failedMails: readFailedMails,
  looks: adminLooks,
  now: () => new Date(),
};
