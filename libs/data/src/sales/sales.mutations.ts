import type { FilmPaperInput } from '@wbd/domain/sales';
import { newDocumentId } from '@wbd/firebase/firestore';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { paperFile } from '../papers/paper-file.ts';
import { saleKeys } from './sales.queries.ts';
import {
  buyFilm,
  changeFilmOffer,
  connectFilmSeller,
  filmPaper,
  refundFilmSale,
  saveFilmOffer,
  setFilmSeller,
} from './sales.repository.ts';

/** The id of an offer that is not stored yet, chosen before, so that every attempt stores the same one. */
export const newOfferId = (): string => newDocumentId();

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: saleKeys.all });

/** Stores what tax authorities ask of a seller. */
export const setFilmSellerMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'seller'],
    mutationFn: setFilmSeller,
    onSettled: (_answer, _error, _input, _held, { client }) => refresh(client),
  });

/** Answers with the address at Stripe to send the browser to. */
export const connectFilmSellerMutation = () =>
  mutationOptions({ mutationKey: ['sales', 'connect'], mutationFn: connectFilmSeller });

/** Creates or changes an offer. */
export const saveFilmOfferMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'save'],
    mutationFn: saveFilmOffer,
    onSettled: (_answer, _error, _input, _held, { client }) => refresh(client),
  });

/** Puts an offer on sale, withdraws it, or deletes it. */
export const changeFilmOfferMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'change'],
    mutationFn: changeFilmOffer,
    onSettled: (_answer, _error, _input, _held, { client }) => refresh(client),
  });

/** Answers with the payment page to send the browser to. */
export const buyFilmMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'buy'],
    mutationFn: buyFilm,
    // a refusal means that what is shown is out of date
    onError: (_error, _input, _held, { client }) => refresh(client),
  });

/** Returns a payment to its buyer. */
export const refundFilmSaleMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'refund'],
    mutationFn: refundFilmSale,
    onSettled: (_answer, _error, _input, _held, { client }) => refresh(client),
  });

/** Makes the document of an invoice or a correction. */
export const filmPaperMutation = () =>
  mutationOptions({
    mutationKey: ['sales', 'paper'],
    mutationFn: async (input: FilmPaperInput) =>
      paperFile(await filmPaper(input), 'application/pdf'),
  });
