export { commissionTermsSchema, termsOn, type CommissionTerms } from './terms.ts';
export {
  balancesOf,
  emptyBalance,
  entrySchema,
  PARTNER_ACCOUNTS,
  type Balance,
  type Entry,
  type PartnerAccount,
} from './ledger.ts';
export { maturedEntries, missingEntries, type DealState } from './deal-entries.ts';
export { amountOf, draftedEntry, returnedEntry, settledEntry } from './payout-entries.ts';
export { brokenInvariants } from './invariants.ts';
