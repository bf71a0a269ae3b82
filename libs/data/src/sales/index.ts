export {
  boughtQuery,
  filmFileQuery,
  filmPapersQuery,
  filmSellerQuery,
  offerQuery,
  offersQuery,
  ownOffersQuery,
  ownSalesQuery,
  saleKeys,
} from './sales.queries.ts';
export {
  buyFilmMutation,
  changeFilmOfferMutation,
  connectFilmSellerMutation,
  filmPaperMutation,
  newOfferId,
  refundFilmSaleMutation,
  saveFilmOfferMutation,
  setFilmSellerMutation,
} from './sales.mutations.ts';
export type { BoughtFilm, NamedOffer } from './sales.repository.ts';
