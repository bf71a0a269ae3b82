import {
  accessBy,
  bookedOf,
  entitlementId,
  filmPaperId,
  isSecond,
  vatIn,
  VAT_PERCENT,
  type FilmCheckout,
  type FilmEntitlement,
  type FilmPaper,
  type FilmSale,
} from '@wbd/domain/sales';
import { keptMs } from '@wbd/domain/retention';
import { berlinDay } from '@wbd/domain/time';
import type Stripe from 'stripe';
import type { Log } from '../../core/log/log.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { filmPaperMail } from '../../mail/occasions/film-paper-mail.ts';
import { toleratesClosed } from '../billing/undo-duplicate.service.ts';
import { readBuyer, readPayment, sessionOf } from './payment-facts.ts';
import { returnPayment } from './return-payment.ts';
import { saleNews } from './sale-news.ts';
import type { PairState, SalesRepository } from './sales.repository.ts';

export interface SettlePorts {
  stripe: Stripe;
  sales: SalesRepository;
  log: Log;
  now: () => Date;
}

/** A payment on the account of a seller. */
export interface AccountPayment {
  account: string;
  payment: string;
}

/**
 * Brings the sale, the papers and the buyer's access to what Stripe says about a payment at this moment. Events only say
 * which payment to look at, so neither their order nor their repetition matters.
 * @returns false for a payment that did not come from a payment page of the portal
 */
export async function settlePayment(ports: SettlePorts, paid: AccountPayment): Promise<boolean> {
  const { stripe, sales } = ports;
  const known = await sales.saleOfPayment(paid.payment);
  const session = known?.id ?? (await sessionOf(stripe, paid.account, paid.payment));
  const checkout = known ?? (session === null ? null : await sales.checkout(session));
  if (!checkout || checkout.account !== paid.account) {
    ports.log('sales.refused', { payment: paid.payment, account: paid.account });
    return false;
  }
  const settled = await untilWritten(async () => {
    // rows are read before Stripe, so that an older answer never overwrites a newer one
    const pair = await sales.pair(checkout);
    const sale = await currentSale(ports, checkout, paid, pair);
    if (!sale) return { sale, others: [] };
    const others = pair.sales.filter(({ id }) => id !== sale.id);
    return (await write(ports, pair, sale)) ? { sale, others } : null;
  });
  if (!settled.sale) return true;
  if (settled.sale.isDuplicate && settled.sale.returned < settled.sale.total) {
    // the mark is stored first: a process that dies here returns the money with the next delivery
    await returnPayment(stripe, settled.sale, 'duplicate');
    return settlePayment(ports, paid);
  }
  await closePages(ports, checkout);
  return true;
}

/** @returns null while no money has come */
async function currentSale(
  { stripe, now }: SettlePorts,
  checkout: FilmCheckout | FilmSale,
  { account, payment }: AccountPayment,
  { sales }: PairState,
): Promise<FilmSale | null> {
  const read = await readPayment(stripe, account, payment);
  if (!read) return null;
  const before = sales.find(({ id }) => id === checkout.id);
  const { id, offer, title, seller, buyer, issuer, net, vat, total } = checkout;
  const sale: FilmSale = before
    ? { ...before, ...read.facts }
    : {
        id,
        offer,
        title,
        seller,
        buyer,
        issuer,
        net,
        vat,
        total,
        account,
        payment,
        ...read.facts,
        recipient: await readBuyer(stripe, account, id),
        paidAt: read.paidAt,
        isDuplicate: false,
        booked: 0,
        invoice: null,
        expiresAt: new Date(now().getTime() + keptMs('filmSales')),
      };
  const others = sales.filter((other) => other.id !== sale.id);
  if (sale.isDuplicate || !isSecond(sale, others)) return sale;
  // news about the other payment may be on its way
  const current = await Promise.all(
    others.map(async (other) => ({
      ...other,
      ...(await readPayment(stripe, other.account, other.payment))?.facts,
    })),
  );
  return { ...sale, isDuplicate: isSecond(sale, current) };
}

async function write(ports: SettlePorts, pair: PairState, sale: FilmSale): Promise<boolean> {
  const now = ports.now();
  const before = pair.sales.find(({ id }) => id === sale.id) ?? null;
  const paper = pair.seller && paperOf(sale, pair.seller.lastNumber + 1, now);
  const written: FilmSale = {
    ...sale,
    booked: sale.booked + (paper?.total ?? 0),
    invoice: paper && paper.corrects === null ? paper.number : sale.invoice,
  };
  const all = [...pair.sales.filter(({ id }) => id !== sale.id), written];
  const entitlement = entitlementOf(all, pair.entitlement);
  const isSame =
    JSON.stringify(before) === JSON.stringify(written) &&
    pair.entitlement?.state === entitlement.state &&
    pair.entitlement.sale === entitlement.sale;
  if (isSame) return true;
  return pair.write({
    sale: written,
    entitlement,
    paper,
    mail: paper && filmPaperMail(paper, now),
    news: saleNews({ before, sale: written, was: pair.entitlement, is: entitlement }, now),
  });
}

function entitlementOf(
  sales: readonly FilmSale[],
  before: FilmEntitlement | null,
): FilmEntitlement {
  const access = accessBy(sales);
  if (!access) throw new Error('A pair without a sale has no entitlement.');
  const { state, sale } = access;
  const { buyer: advisor, offer, seller, title, paidAt } = sale;
  return {
    id: entitlementId(advisor, offer),
    advisor,
    offer,
    seller,
    title,
    state,
    sale: sale.id,
    boughtAt: before?.sale === sale.id ? before.boughtAt : paidAt,
    revision: (before?.revision ?? 0) + 1,
  };
}

/** The paper that brings the papers of a sale to what it is worth; null when they say so already. */
function paperOf(sale: FilmSale, number: number, now: Date): FilmPaper | null {
  const wanted = bookedOf(sale);
  const total = wanted - sale.booked;
  if (total === 0) return null;
  const vat = vatIn(wanted, sale) - vatIn(sale.booked, sale);
  const { seller, buyer, title, issuer, recipient, paidAt } = sale;
  return {
    id: filmPaperId(seller, number),
    sale: sale.id,
    seller,
    buyer,
    number,
    title,
    issuer,
    recipient,
    issuedOn: berlinDay(now),
    deliveredOn: berlinDay(paidAt),
    vatPercent: sale.vat === 0 ? 0 : VAT_PERCENT,
    net: total - vat,
    vat,
    total,
    corrects: total < 0 ? sale.invoice : null,
    expiresAt: new Date(now.getTime() + keptMs('filmPapers')),
  };
}

/** Closes other payment pages of the same buyer for the same film. */
async function closePages(
  { stripe, sales, now }: SettlePorts,
  { id, buyer, offer }: FilmCheckout | FilmSale,
): Promise<void> {
  const open = await sales.openCheckouts(buyer, offer, now());
  await Promise.all(
    open
      .filter((checkout) => checkout.id !== id)
      .map(({ id: session, account }) =>
        stripe.checkout.sessions
          .expire(session, {}, { stripeAccount: account })
          .catch(toleratesClosed),
      ),
  );
}
