import * as z from 'zod/mini';
import { captionsFile, filePathSchema, idSchema, nullableFile } from '../fields/fields.ts';
import { filmVersionsSchema } from '../files/film-versions.ts';
import { pictureWidthsSchema } from '../files/picture-sizes.ts';
import { RETENTION_DAYS } from '../retention/retention.ts';

/** Net prices of a film, in euro cents. */
export const FILM_PRICE = { least: 100, most: 200_000 } as const;
export const VAT_PERCENT = 19;

export const OFFER_LENGTHS = { title: 120, description: 3_000 } as const;

/**
 * `draft`: only its seller sees it. `sale`: advisors can buy it. `withdrawn`: no one buys it any more, buyers keep it.
 */
export const OFFER_STATES = ['draft', 'sale', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Days for which buyers keep a film whose seller closed the account or is blocked. */
export const FILM_NOTICE_DAYS = RETENTION_DAYS.endedFilms;

/**
 * filmOffers/{id}: a film that an advisor sells to other advisors. The server writes it. It does not name the film's file,
 * because every advisor reads it: `filmFiles` does.
 */
export const filmOfferSchema = z.object({
  id: idSchema,
  /** uid of the seller */
  advisor: idSchema,
  title: z.string(),
  description: z.string(),
  thumb: filePathSchema,
  trailer: nullableFile,
  netCents: z.int(),
  /** VAT on top of the price, as the seller's tax profile was when the offer was saved */
  vatPercent: z.int(),
  state: z.enum(OFFER_STATES),
  /** when buyers lose it, because its seller left; null as long as they keep it */
  endsAt: z.nullable(z.date()),
  createdAt: z.date(),
  changedAt: z.date(),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type FilmOffer = z.infer<typeof filmOfferSchema>;

/** filmFiles/{offer}: where the file of an offered film lies. Only its seller and the server read it. */
export const filmFileSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  url: filePathSchema,
  captions: captionsFile,
  films: filmVersionsSchema,
});
export type FilmFile = z.infer<typeof filmFileSchema>;

export interface FilmPrice {
  net: number;
  vat: number;
  total: number;
}

/** What a buyer pays, in cents. */
export function filmPrice({ netCents, vatPercent }: Pick<FilmOffer, 'netCents' | 'vatPercent'>) {
  const vat = Math.round((netCents * vatPercent) / 100);
  return { net: netCents, vat, total: netCents + vat } satisfies FilmPrice;
}
