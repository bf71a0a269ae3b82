import { defineCallable } from '../../core/callable.ts';
import { folderChanges } from '../../core/limits.ts';
import { changeFolders as change } from './change-folders.service.ts';
import { storeFolders } from './folders.repository.ts';

const ports = {
  storeFolders,
  limit: folderChanges,
  now: () => new Date(),
};

export const changeFolders = defineCallable(
  'changeFolders',
  (input, caller) => change(ports, input, caller),
  { warm: false },
);
