import {
  entitlementId,
  type FilmCheckout,
  type FilmEntitlement,
  type FilmPaper,
  type FilmSale,
  type FilmSeller,
} from '@wbd/domain/sales';
import type { PairState, SalesRepository } from '../src/accounts/sales/sales.repository.ts';

/** A repository of sales in memory: a write fails when what it was read with has changed, as in Firestore. */
export class SalesMemory implements SalesRepository {
  readonly checkouts = new Map<string, FilmCheckout>();
  readonly sales = new Map<string, FilmSale>();
  readonly entitlements = new Map<string, FilmEntitlement>();
  readonly sellers = new Map<string, FilmSeller>();
  readonly papers = new Map<string, FilmPaper>();
  /** events of notifications by recipient */
  readonly news: { uid: string; event: string }[] = [];

  checkout(session: string) {
    return Promise.resolve(this.checkouts.get(session) ?? null);
  }
  storeCheckout(checkout: FilmCheckout) {
    this.checkouts.set(checkout.id, checkout);
    return Promise.resolve();
  }
  openCheckouts(buyer: string, offer: string) {
    const all = [...this.checkouts.values()];
    return Promise.resolve(all.filter((one) => one.buyer === buyer && one.offer === offer));
  }
  sale(id: string) {
    return Promise.resolve(this.sales.get(id) ?? null);
  }
  saleOfPayment(payment: string) {
    const all = [...this.sales.values()];
    return Promise.resolve(all.find((one) => one.payment === payment) ?? null);
  }
  entitlement(buyer: string, offer: string) {
    return Promise.resolve(this.entitlements.get(entitlementId(buyer, offer)) ?? null);
  }
  paper(id: string) {
    return Promise.resolve(this.papers.get(id) ?? null);
  }
  pair({ buyer, offer, seller: uid }: Pick<FilmSale, 'buyer' | 'offer' | 'seller'>) {
    const id = entitlementId(buyer, offer);
    const entitlement = this.entitlements.get(id) ?? null;
    const seller = this.sellers.get(uid) ?? null;
    const all = [...this.sales.values()];
    const pair: PairState = {
      sales: all.filter((one) => one.buyer === buyer && one.offer === offer),
      entitlement,
      seller,
      write: ({ sale, entitlement: after, paper, news }) => {
        const isOutdated = (this.entitlements.get(id) ?? null) !== entitlement;
        const isTaken = paper !== null && this.sellers.get(uid) !== seller;
        if (isOutdated || isTaken) return Promise.resolve(false);
        this.entitlements.set(id, after);
        this.sales.set(sale.id, sale);
        if (paper && seller) {
          this.papers.set(paper.id, paper);
          this.sellers.set(uid, { ...seller, lastNumber: paper.number });
        }
        this.news.push(...news.map(({ advisor, event }) => ({ uid: advisor, event })));
        return Promise.resolve(true);
      },
    };
    return Promise.resolve(pair);
  }
}
