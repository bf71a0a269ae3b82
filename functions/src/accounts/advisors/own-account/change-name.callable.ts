import { db, isOutdated } from '../../../core/firestore.ts';
import { defineCallable } from '../../../core/callable.ts';
import { nameChanges } from '../../../core/limits.ts';
import { changeName as change } from './change-name.service.ts';

const ports = {
  limit: nameChanges,
  async rename(uid: string, name: { firstName: string; lastName: string }): Promise<boolean> {
    try {
      await db.doc(`advisors/${uid}`).update(name);
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  },
  now: () => new Date(),
};

export const changeName = defineCallable(
  'changeName',
  (input, caller) => change(ports, input, caller),
  {
    warm: false,
  },
);
