import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { isFilled, isLine } from '../fields/written-text.ts';
import { FILM_PRICE, OFFER_LENGTHS } from './offer.ts';
import { sellerDetailsSchema } from './seller.ts';

const file = (folder: string) =>
  text(1024, z.regex(new RegExp(`^paid_videos/${folder}/[^/\\n]+$`)));

/** setFilmSeller: an advisor says what tax authorities ask of sellers. */
export const setFilmSellerInput = sellerDetailsSchema;
export const setFilmSellerOutput = z.object({});
export type SetFilmSellerInput = z.infer<typeof setFilmSellerInput>;

/** connectFilmSeller: leads a seller to Stripe, to open or complete the account that takes the payments. */
export const connectFilmSellerInput = z.object({
  /** origin of the portal to return to */
  domain: text(200, z.minLength(1)),
});
export const connectFilmSellerOutput = z.object({ url: z.string() });
export type ConnectFilmSellerInput = z.infer<typeof connectFilmSellerInput>;

/** saveFilmOffer: creates an offer as a draft, or changes one. */
export const saveFilmOfferInput = z.object({
  /** chosen by the client, so that a repeated request creates nothing twice */
  id: text(20, z.regex(/^[A-Za-z0-9]{20}$/)),
  title: text(
    OFFER_LENGTHS.title,
    z.trim(),
    z.refine((typed) => isLine(typed, OFFER_LENGTHS.title)),
  ),
  description: text(
    OFFER_LENGTHS.description,
    z.trim(),
    z.refine((typed) => isFilled(typed, OFFER_LENGTHS.description)),
  ),
  thumb: file('thumb'),
  trailer: z.nullable(file('trailer')),
  film: file('video'),
  captions: z.nullable(file('captions')),
  netCents: z.int().check(z.gte(FILM_PRICE.least), z.lte(FILM_PRICE.most)),
});
export const saveFilmOfferOutput = z.object({});
export type SaveFilmOfferInput = z.infer<typeof saveFilmOfferInput>;

/** changeFilmOffer: puts an offer on sale, withdraws it, or deletes one that no one bought. */
export const changeFilmOfferInput = z.object({
  offer: idSchema,
  to: z.enum(['sale', 'withdrawn', 'deleted']),
});
export const changeFilmOfferOutput = z.object({});
export type ChangeFilmOfferInput = z.infer<typeof changeFilmOfferInput>;

/** buyFilm: opens the payment page of an offer. Opening it gives nothing: what Stripe reports does. */
export const buyFilmInput = z.object({
  offer: idSchema,
  /** what the buyer saw, VAT included: another price is refused */
  total: z.int(),
  domain: text(200, z.minLength(1)),
});
export const buyFilmOutput = z.object({ url: z.string() });
export type BuyFilmInput = z.infer<typeof buyFilmInput>;

/** refundFilmSale: a seller returns the whole price, and the operator its share. */
export const refundFilmSaleInput = z.object({ sale: idSchema });
export const refundFilmSaleOutput = z.object({});
export type RefundFilmSaleInput = z.infer<typeof refundFilmSaleInput>;

/** filmPaper: an invoice or a correction as PDF, for its seller and its buyer. */
export const filmPaperInput = z.object({ paper: idSchema });
export const filmPaperOutput = z.object({ name: z.string(), content: z.string() });
export type FilmPaperInput = z.infer<typeof filmPaperInput>;
export type FilmPaperOutput = z.infer<typeof filmPaperOutput>;
