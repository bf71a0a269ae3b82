export {
  commissionOn,
  commissionTermsSchema,
  costOf,
  TERMS_WORDING,
  termsId,
  SOURCES,
  termsOn,
  type CommissionTerms,
  type Rate,
  type Source,
} from './terms.ts';
export {
  BOOKED_STATES,
  dealSchema,
  customerInitials,
  isBeforeReferral,
  ledgerStateOf,
  UNBOOKED_STATES,
  type Deal,
} from './deal.ts';
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
  MOST_DECIDED,
  referenceSchema,
  type DealDecision,
  type DecideDealInput,
  type DecideDealsInput,
  type DecideDealsOutput,
  type ListedDecision,
  type ListResult,
  type ReportDealInput,
  type SetCommissionTermsInput,
} from './deal-calls.ts';
export {
  creditNoteTexts,
  lineText,
  paperTitle,
  rateText,
  stateTexts,
} from './commission-texts.de.ts';
export {
  ledgerStateOfInvoice,
  maturesOn,
  netReturns,
  referredInvoiceSchema,
  type ReferredInvoice,
} from './referred-invoice.ts';
export { PARTNER_ACCOUNTS, type Balance, type Entry } from './ledger.ts';
export { maturedEntries, missingEntries } from './deal-entries.ts';
export { brokenInvariants } from './invariants.ts';
export { nextDueOf, ownCommissions, type OwnCommission } from './own-commissions.ts';
export {
  correctedEntry,
  draftedEntry,
  returnedEntry,
  settledEntry,
  statementId,
} from './payout-entries.ts';
export { approvalBy, mayApprove, needsOperator, sumOf, type Approval } from './approval.ts';
export {
  bankAccountSchema,
  changedAccount,
  IBAN_WAIT_HOURS,
  isPayable,
  payerAccount,
  settledIban,
  stoppedAccount,
  type BankAccount,
} from './bank-account.ts';
export {
  allowsStep,
  keepsStatements,
  MOST_IN_PAYOUT,
  PAYOUT_STEPS,
  payoutFileSchema,
  payoutSchema,
  type Payout,
  type PayoutFile,
} from './payout.ts';
export type {
  AnswerObjectionInput,
  CloseMonthInput,
  CloseMonthOutput,
  CloseRow,
  DecidePayoutInput,
  DraftPayoutInput,
  ObjectToStatementInput,
  PayoutFileInput,
  PayoutFileOutput,
  PreviewCloseOutput,
  PreviewStatementInput,
  PreviewStatementOutput,
  WaitingPayout,
  SetPayerInput,
  SetTaxProfileInput,
  StatementPaperInput,
  StatementPaperOutput,
} from './payout-calls.ts';
export { brokenPayouts, brokenStatements } from './statement-invariants.ts';
export {
  allowsCorrection,
  allowsObjection,
  COMMISSION_VAT_PERCENT,
  correctionOf,
  hasEInvoice,
  isOpenObjection,
  payerBookSchema,
  servicePeriod,
  statementDocument,
  statementLines,
  statementNumber,
  statementSchema,
  taxOn,
  type CorrectionReason,
  type LedgerProof,
  type Objection,
  type PayerBook,
  type ServicePeriod,
  type Statement,
  type StatementLine,
} from './statement.ts';
export {
  CREDIT_NOTE_WORDING,
  HOME,
  IBAN_END,
  misfit,
  partySchema,
  payerSchema,
  TAX_KINDS,
  taxDetailsSchema,
  taxProfileSchema,
  type Party,
  type Payer,
  type TaxDetails,
  type TaxKind,
  type TaxProfile,
} from './tax-profile.ts';
export { bankText, isBankName } from './bank-text.ts';
export { fitsCountry, readVatId, type VatId } from './tax-id.ts';
