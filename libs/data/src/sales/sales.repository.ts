import {
  filmEntitlementSchema,
  filmFileSchema,
  filmOfferSchema,
  filmPaperSchema,
  filmSaleSchema,
  filmSellerSchema,
  type FilmEntitlement,
  type FilmFile,
  type FilmOffer,
  type FilmPaper,
  type FilmSale,
  type FilmSeller,
} from '@wbd/domain/sales';
import { callable } from '@wbd/firebase/callables';
import { orderBy, readDocument, readWholeCollection, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { PAGE_SIZE } from '../freshness/index.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { documentPath } from '../paths/index.ts';

/** The rules allow no more offers at once. */
const OFFERS_PAGE = 200;

/** An offer with the name of its seller; empty when the seller is gone. */
export type NamedOffer = FilmOffer & { sellerName: string };

/** What an advisor bought: the offer is null once the film is gone. */
export interface BoughtFilm {
  entitlement: FilmEntitlement;
  offer: FilmOffer | null;
}

async function withSellers(offers: readonly FilmOffer[]): Promise<NamedOffer[]> {
  const names = await readAdvisorNames(offers.map(({ advisor }) => advisor));
  return offers.map((offer) => ({ ...offer, sellerName: names.get(offer.advisor) ?? '' }));
}

/** Everything that is on sale, the newest first. */
export async function readOffers(): Promise<NamedOffer[]> {
  const offers = await readWholeCollection(
    filmOfferSchema,
    'filmOffers',
    OFFERS_PAGE,
    where('state', '==', 'sale'),
    where('endsAt', '==', null),
    orderBy('createdAt', 'desc'),
  );
  return withSellers(offers);
}

/** @returns null for one that is not there, or not for this advisor */
export const readOffer = (id: string): Promise<FilmOffer | null> =>
  nullIfDenied(readDocument(filmOfferSchema, documentPath('filmOffers', id)));

/** An offer with its seller's name; null for one that is not there, or not for this advisor. */
export async function readNamedOffer(id: string): Promise<NamedOffer | null> {
  const offer = await readOffer(id);
  if (!offer) return null;
  const [named] = await withSellers([offer]);
  return named ?? null;
}

/** Own offers, the newest first. */
export const readOwnOffers = (uid: string): Promise<FilmOffer[]> =>
  readWholeCollection(
    filmOfferSchema,
    'filmOffers',
    OFFERS_PAGE,
    where('advisor', '==', uid),
    orderBy('createdAt', 'desc'),
  );

/** Where an own film lies; the rules answer its seller only. */
export const readFilmFile = (offer: string): Promise<FilmFile | null> =>
  nullIfDenied(readDocument(filmFileSchema, documentPath('filmFiles', offer)));

/** What the advisor has said as a seller; null before. */
export const readFilmSeller = (uid: string): Promise<FilmSeller | null> =>
  readDocument(filmSellerSchema, documentPath('filmSellers', uid));

/** What an advisor sold, the latest first. */
export const readOwnSales = (uid: string): Promise<FilmSale[]> =>
  readWholeCollection(
    filmSaleSchema,
    'filmSales',
    PAGE_SIZE,
    where('seller', '==', uid),
    orderBy('paidAt', 'desc'),
  );

/** What an advisor bought, the latest first. */
export async function readBought(uid: string): Promise<BoughtFilm[]> {
  const entitlements = await readWholeCollection(
    filmEntitlementSchema,
    'filmEntitlements',
    PAGE_SIZE,
    where('advisor', '==', uid),
    orderBy('boughtAt', 'desc'),
  );
  return Promise.all(
    entitlements.map(async (entitlement) => ({
      entitlement,
      offer: await readOffer(entitlement.offer),
    })),
  );
}

/** Invoices and corrections that an advisor got or gave, in the order of their numbers. */
export const readPapers = (side: 'buyer' | 'seller', uid: string): Promise<FilmPaper[]> =>
  readWholeCollection(
    filmPaperSchema,
    'filmPapers',
    PAGE_SIZE,
    side === 'buyer' ? where('buyer', '==', uid) : where('seller', '==', uid),
  );

export const buyFilm = callable('buyFilm');
export const changeFilmOffer = callable('changeFilmOffer');
export const connectFilmSeller = callable('connectFilmSeller');
export const filmPaper = callable('filmPaper');
export const refundFilmSale = callable('refundFilmSale');
export const saveFilmOffer = callable('saveFilmOffer');
export const setFilmSeller = callable('setFilmSeller');
