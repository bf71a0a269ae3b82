export {
  FILM_NOTICE_DAYS,
  FILM_PRICE,
  filmFileSchema,
  filmOfferSchema,
  filmPrice,
  OFFER_LENGTHS,
  VAT_PERCENT,
  type FilmFile,
  type FilmOffer,
  type FilmPrice,
  type OfferState,
} from './offer.ts';
export {
  entitlementId,
  filmCheckoutSchema,
  filmEntitlementSchema,
  filmPaperId,
  filmPaperNumber,
  filmPaperSchema,
  filmSaleSchema,
  paymentFactsSchema,
  type BuyerParty,
  type FilmCheckout,
  type FilmEntitlement,
  type FilmPaper,
  type FilmSale,
  type PaymentFacts,
} from './sale.ts';
export {
  filmSellerSchema,
  LEGAL_FORMS,
  missingDetail,
  sellerDetailsSchema,
  vatOf,
  type FilmSeller,
  type LegalForm,
  type SellerDetails,
} from './seller.ts';
export { sellerTable, sellerYears, type SellerYear } from './seller-report.ts';
export { salesMonths, type SalesMonth } from './sales-months.ts';
export { accessBy, bookedOf, isSecond, stands, vatIn } from './settled.ts';
export type {
  BuyFilmInput,
  ChangeFilmOfferInput,
  ConnectFilmSellerInput,
  FilmPaperInput,
  FilmPaperOutput,
  RefundFilmSaleInput,
  SaveFilmOfferInput,
  SetFilmSellerInput,
} from './sales-calls.ts';
