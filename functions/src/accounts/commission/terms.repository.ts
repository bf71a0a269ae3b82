import { commissionTermsSchema, termsId } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { isDeepStrictEqual } from 'node:util';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import type { SetCommissionTermsPorts } from './set-commission-terms.service.ts';

export const addTerms: SetCommissionTermsPorts['add'] = async (terms, number, rows, lastDay) => {
  await db.runTransaction(async (transaction) => {
    const all = db.collection('commissionTerms').where('payer', '==', terms.payer);
    const { docs } = await transaction.get(all);
    const earlier = parseDocuments(commissionTermsSchema, docs);
    const known = earlier.find(({ id }) => id === terms.id);
    if (known) {
      if (isDeepStrictEqual(known, terms)) return;
      throw new AppError('conflict');
    }
    const before = termsId(terms.payer, number - 1);
    if (number > 1 && !docs.some(({ id }) => id === before)) throw new AppError('conflict');
    const mayReachBack =
      terms.source === 'deals' && earlier.every(({ source }) => source !== 'deals');
    if (!mayReachBack && terms.validFrom <= lastDay()) throw new AppError('terms/past');
    transaction.create(db.doc(`commissionTerms/${terms.id}`), toData(terms));
    for (const { path, data } of rows) transaction.create(db.doc(path), data);
  });
};
