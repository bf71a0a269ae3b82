import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  readBought,
  readFilmFile,
  readFilmSeller,
  readNamedOffer,
  readOffers,
  readOwnOffers,
  readOwnSales,
  readPapers,
} from './sales.repository.ts';

export const saleKeys = {
  all: ['sales'] as const,
  offers: () => [...saleKeys.all, 'offers'] as const,
  offer: (id: string) => [...saleKeys.all, 'offer', id] as const,
  own: (uid: string) => [...saleKeys.all, 'own offers', uid] as const,
  file: (offer: string) => [...saleKeys.all, 'file', offer] as const,
  seller: (uid: string) => [...saleKeys.all, 'seller', uid] as const,
  sold: (uid: string) => [...saleKeys.all, 'sold', uid] as const,
  bought: (uid: string) => [...saleKeys.all, 'bought', uid] as const,
  papers: (side: string, uid: string) => [...saleKeys.all, 'papers', side, uid] as const,
};

/** Films on sale, the newest first. */
export const offersQuery = () =>
  queryOptions({
    queryKey: saleKeys.offers(),
    queryFn: readOffers,
    staleTime: FRESHNESS.standard,
  });

/** One offer; null where there is none for this advisor. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: saleKeys.offer(id),
    queryFn: () => readNamedOffer(id),
    staleTime: FRESHNESS.standard,
  });

/** Own offers, the newest first. */
export const ownOffersQuery = (uid: string) =>
  queryOptions({
    queryKey: saleKeys.own(uid),
    queryFn: () => readOwnOffers(uid),
    staleTime: FRESHNESS.standard,
  });

/** Where an own film lies. */
export const filmFileQuery = (offer: string) =>
  queryOptions({
    queryKey: saleKeys.file(offer),
    queryFn: () => readFilmFile(offer),
    staleTime: FRESHNESS.standard,
  });

/** What the advisor has said as a seller; null before. The account at Stripe may be completed in another tab. */
export const filmSellerQuery = (uid: string) =>
  queryOptions({
    queryKey: saleKeys.seller(uid),
    queryFn: () => readFilmSeller(uid),
    staleTime: 0,
  });

/** What an advisor sold, the latest first. Money is never shown from memory. */
export const ownSalesQuery = (uid: string) =>
  queryOptions({
    queryKey: saleKeys.sold(uid),
    queryFn: () => readOwnSales(uid),
    staleTime: 0,
  });

/** What an advisor bought, the latest first. */
export const boughtQuery = (uid: string) =>
  queryOptions({ queryKey: saleKeys.bought(uid), queryFn: () => readBought(uid), staleTime: 0 });

/** Invoices and corrections of an advisor as buyer or seller. */
export const filmPapersQuery = (side: 'buyer' | 'seller', uid: string) =>
  queryOptions({
    queryKey: saleKeys.papers(side, uid),
    queryFn: () => readPapers(side, uid),
    staleTime: 0,
  });
