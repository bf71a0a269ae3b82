import { commissionTermsSchema, termsId } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { isDeepStrictEqual } from 'node:util';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import type { SetCommissionTermsPorts } from './set-commission-terms.service.ts';

export const addTerms: SetCommissionTermsPorts['add'] = async (terms, number, lastDay) => {
  const rowOf = (one: number) => db.doc(`commissionTerms/${termsId(terms.payer, one)}`);
  await db.runTransaction(async (transaction) => {
    const all = db.collection('commissionTerms').where('payer', '==', terms.payer);
    const earlier = parseDocuments(commissionTermsSchema, (await transaction.get(all)).docs);
    const [before, own] = await transaction.getAll(rowOf(number - 1), rowOf(number));
    if (!before || !own) throw new Error('getAll fell short');
    const known = parseDocument(commissionTermsSchema, own);
    if (known) {
      if (isDeepStrictEqual(known, terms)) return;
      throw new AppError('conflict');
    }
    if (number > 1 && !before.exists) throw new AppError('conflict');
    const mayReachBack =
      terms.source === 'deals' && earlier.every(({ source }) => source !== 'deals');
    if (!mayReachBack && terms.validFrom <= lastDay()) throw new AppError('terms/past');
    transaction.create(own.ref, toData(terms));
  });
};
