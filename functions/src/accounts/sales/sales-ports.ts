import { filmBuying, filmPapers, filmSelling, moneyChanges } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { readOwnState } from '../../core/own-state.repository.ts';
import { readAdministrators } from '../../core/people.repository.ts';
import { portalOrigins } from '../../core/settings.ts';
import { files } from '../../gateways/storage.ts';
import { stripeClient } from '../billing/billing-ports.ts';
import { recordRefusal } from '../billing/refusals.ts';
import type { BuyFilmPorts } from './buy-film.service.ts';
import type { ConnectPorts } from './connect-film-seller.service.ts';
import type { FilmPaperPorts } from './film-paper.service.ts';
import { offersRepository } from './offers.repository.ts';
import type { ReconcileSalesPorts } from './reconcile-sales.service.ts';
import type { RefundPorts } from './refund-film-sale.service.ts';
import { salesRepository } from './sales.repository.ts';
import type { OfferPorts } from './save-film-offer.service.ts';
import { sellersRepository } from './sellers.repository.ts';

const now = () => new Date();
const billing = { portalOrigins, refused: recordRefusal };

export const offerPorts: OfferPorts = {
  sellers: sellersRepository,
  offers: offersRepository,
  files,
  changes: filmSelling,
  administrators: readAdministrators,
  moneyChanges,
  now,
};

export async function connectPorts(): Promise<ConnectPorts> {
  return { ...offerPorts, billing, stripe: await stripeClient() };
}

export async function buyFilmPorts(): Promise<BuyFilmPorts> {
  return {
    stripe: await stripeClient(),
    offers: offersRepository,
    sellers: sellersRepository,
    sales: salesRepository,
    ownState: readOwnState,
    billing,
    limit: filmBuying,
    now,
  };
}

export async function connectEventPorts(): Promise<ReconcileSalesPorts> {
  return {
    stripe: await stripeClient(),
    sales: salesRepository,
    sellers: sellersRepository,
    log,
    now,
  };
}

export async function refundPorts(): Promise<RefundPorts> {
  return { ...(await connectEventPorts()), changes: filmSelling };
}

export const filmPaperPorts: FilmPaperPorts = {
  sales: salesRepository,
  changes: filmPapers,
  // the libraries are large: a call that is refused does without them
  pdf: async (paper) => (await import('./papers/render-film-paper.ts')).renderFilmPaper(paper),
  now,
};
