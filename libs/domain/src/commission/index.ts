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
export { dealSchema, ledgerStateOf, type Deal } from './deal.ts';
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
  MOST_HOLDING_DAYS,
  referenceSchema,
  type DealDecision,
  type DecideDealInput,
  type ReportDealInput,
  type SetCommissionTermsInput,
} from './deal-calls.ts';
export { rateText, stateTexts } from './commission-texts.de.ts';
export {
  balancesOf,
  emptyBalance,
  entrySchema,
  PARTNER_ACCOUNTS,
  type Balance,
  type Entry,
  type PartnerAccount,
} from './ledger.ts';
export { dayAfter, maturedEntries, missingEntries, type DealState } from './deal-entries.ts';
export { amountOf, draftedEntry, returnedEntry, settledEntry } from './payout-entries.ts';
export { brokenInvariants } from './invariants.ts';
export { ownCommissions, type OwnCommission } from './own-commissions.ts';
