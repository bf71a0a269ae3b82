import { defineCallable } from '../../core/callable.ts';
import { folderChanges } from '../../core/limits.ts';
import { readAccount, readAdvisor } from '../../core/people.repository.ts';
import { changeFolders as change } from './change-folders.service.ts';
import { storeFolders } from './folders.repository.ts';

const ports = {
  account: readAccount,
  advisor: readAdvisor,
  storeFolders,
  limit: folderChanges,
  now: () => new Date(),
};

export const changeFolders = defineCallable(
  'changeFolders',
  (input, caller) => change(ports, input, caller),
  { warm: false },
);
