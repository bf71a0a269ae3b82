import { dealSchema } from '@wbd/domain/commission';
import { referralSchema } from '@wbd/domain/customers';
import { registrationSchema } from '@wbd/domain/seminars';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import type { ReportDealPorts } from './report-deal.service.ts';

export const readReferral: ReportDealPorts['referral'] = async (customer) =>
  parseDocument(referralSchema, await db.doc(`referrals/${customer}`).get());

export const readRegistration: ReportDealPorts['registration'] = async (session, customer) =>
  parseDocument(
    registrationSchema,
    await db.doc(`sessions/${session}/registrations/${customer}`).get(),
  );

/** The customer is read in the same transaction, so that an erasure finds the deal or makes it fail. */
export const storeDeal: ReportDealPorts['store'] = (deal) => {
  const row = db.doc(`deals/${deal.id}`);
  const about = db.doc(`customers/${deal.customer ?? deal.id}`);
  return db.runTransaction(async (transaction) => {
    const [stored, customer] = await transaction.getAll(row, about);
    if (!stored || !customer) throw new Error('getAll fell short');
    const known = parseDocument(dealSchema, stored);
    if (known) return known.advisor;
    if (!customer.exists) return null;
    transaction.create(row, toData(deal));
    return deal.advisor;
  });
};
