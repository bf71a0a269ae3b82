import { adminChanges, adminLooks } from '../../core/limits.ts';
import { readAccount } from '../../core/people.repository.ts';
import { files } from '../../gateways/storage.ts';
import { notices } from './notices.repository.ts';
import { findSubject } from './subjects.repository.ts';

/** What the admins' calls about notices work with outside of tests. */
export const noticePorts = {
  account: readAccount,
  notices,
  subject: findSubject,
  files,
  looks: adminLooks,
  changes: adminChanges,
  now: () => new Date(),
};
