import { sponsorSchema } from '@wbd/domain/accounts';
import { bookedEntrySchema, referredInvoiceSchema } from '@wbd/domain/commission';
import { publicConfigSchema } from '@wbd/domain/content';
import { db, parseDocument, parseDocuments, toData } from '../../../core/firestore.ts';
import { committed, put } from '../../../core/guarded-batch.ts';
import { log } from '../../../core/log/log.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { book, ledgerOf, ledgerRepository } from '../ledger.repository.ts';
import type { BookSubscriptionPorts } from './book-subscription.service.ts';
import type { MatureSubscriptionsPorts } from './mature-subscriptions.service.ts';

const AT_ONCE = 100;

export const readOperator: BookSubscriptionPorts['operator'] = async () =>
  parseDocument(publicConfigSchema, await db.doc('config/public').get())?.operatorOrg ?? null;

export const subscriptionPorts: BookSubscriptionPorts & MatureSubscriptionsPorts = {
  async read(id) {
    const snapshot = await db.doc(`referredInvoices/${id}`).get();
    const invoice = parseDocument(referredInvoiceSchema, snapshot);
    const entries =
      invoice && ledgerOf(invoice.payer).collection('entries').where('deal', '==', id);
    return {
      invoice,
      known: entries ? parseDocuments(bookedEntrySchema, (await entries.get()).docs) : [],
      settle(next, fresh) {
        const batch = db.batch();
        put(batch, snapshot, toData(next), true);
        for (const entry of fresh) book(batch, entry, true);
        return committed(batch);
      },
    };
  },
  operator: readOperator,
  async sponsor(uid) {
    const row = parseDocument(sponsorSchema, await db.doc(`sponsors/${uid}`).get());
    return row && (await readAdvisor(row.sponsor)) ? row.sponsor : null;
  },
  terms: (payer) => ledgerRepository().terms(payer),
  async due(today) {
    const ready = db
      .collection('referredInvoices')
      .where('maturesOn', '<=', today)
      .orderBy('maturesOn');
    const { docs } = await ready.limit(AT_ONCE).get();
    return parseDocuments(referredInvoiceSchema, docs).map(({ id }) => id);
  },
  log,
  now: () => new Date(),
};
