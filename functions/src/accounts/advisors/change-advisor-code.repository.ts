import { advisorSchema } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { db, parseDocument } from '../../core/firestore.ts';
import { freeAlias } from './free-alias.ts';

export interface AdvisorCodes {
  /**
   * Gives the advisor the code, and its spelling without umlauts if no one has that. The codes they had before stay
   * theirs.
   * @throws AppError `permission/denied` for a login without an advisor, `advisor/code-taken` when the code is another advisor's
   */
  change(uid: string, code: string): Promise<void>;
}

export const advisorCodes: AdvisorCodes = {
  async change(uid, code) {
    await db.runTransaction(async (transaction) => {
      const own = db.doc(`advisors/${uid}`);
      const wanted = db.doc(`codes/${code}`);
      const [advisorNow, wantedNow] = await transaction.getAll(own, wanted);
      if (!advisorNow || !wantedNow) throw new Error('getAll fell short');
      const advisor = parseDocument(advisorSchema, advisorNow);
      if (!advisor) throw new AppError('permission/denied');
      if (wantedNow.exists && wantedNow.get('uid') !== uid)
        throw new AppError('advisor/code-taken');
      const alias = await freeAlias(transaction, code);
      if (!wantedNow.exists) transaction.create(wanted, { uid });
      if (alias) transaction.create(alias, { uid });
      if (advisor.code !== code) transaction.update(own, { code });
    });
  },
};
