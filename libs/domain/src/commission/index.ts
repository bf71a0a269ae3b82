export {
  commissionOn,
  commissionTermsSchema,
  costOf,
  TERMS_WORDING,
  termsId,
  termsOn,
  type CommissionTerms,
  type Rate,
} from './terms.ts';
export { BOOKED_STATES, dealSchema, ledgerStateOf, UNBOOKED_STATES, type Deal } from './deal.ts';
export {
  bookedEntrySchema,
  storedBalanceSchema,
  totalOf,
  type BookedEntry,
  type StoredBalance,
} from './booked.ts';
export {
  centsSchema,
  decisionReasonSchema,
  holdingDaysSchema,
  LONGEST_REASON,
  LONGEST_REFERENCE,
  referenceSchema,
  type DealDecision,
  type DecideDealInput,
  type ReportDealInput,
  type SetCommissionTermsInput,
} from './deal-calls.ts';
export { rateText, stateTexts } from './commission-texts.de.ts';
export type { Entry } from './ledger.ts';
export { maturedEntries, missingEntries } from './deal-entries.ts';
export { brokenInvariants } from './invariants.ts';
export { ownCommissions, type OwnCommission } from './own-commissions.ts';
