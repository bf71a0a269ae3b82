import { logins } from '../../core/logins.ts';
import { adminChanges, adminLooks } from '../../core/limits.ts';
import { emailsOf, readAccount, readAdvisor, uidsByEmail } from '../../core/people.repository.ts';
import {
  readMailsOf,
  readOrganisationName,
  readPlanChanges,
} from './account-details.repository.ts';
import { readFailedMails } from './failed-mails.repository.ts';
import { markTest } from './test-accounts.repository.ts';

/** What the admins' callables work with outside of tests. */
export const adminPorts = {
  account: readAccount,
  advisor: readAdvisor,
  emailsOf,
  uidsByEmail,
  failedMails: readFailedMails,
  organisation: readOrganisationName,
  planChanges: readPlanChanges,
  mailsOf: readMailsOf,
  signIns: (uid: string) => logins.signIns(uid),
  markTest,
  looks: adminLooks,
  changes: adminChanges,
  now: () => new Date(),
};
