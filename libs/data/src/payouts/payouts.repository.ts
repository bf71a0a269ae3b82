import {
  payerSchema,
  payoutSchema,
  statementSchema,
  taxProfileSchema,
  type Payer,
  type Payout,
  type Statement,
  type TaxProfile,
} from '@wbd/domain/commission';
import { callable } from '@wbd/firebase/callables';
import {
  limit,
  orderBy,
  readCollection,
  readDocument,
  readWholeCollection,
  where,
  type QueryConstraint,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { documentPath } from '../paths/index.ts';

/** Years of monthly payouts; the rules allow no more at once. */
const MOST_PAYOUTS = 100;

/** Where an own commission is paid to; null until the partner has said it. */
export const readTaxProfile = (uid: string): Promise<TaxProfile | null> =>
  readDocument(taxProfileSchema, documentPath('taxProfiles', uid));

/** How an organisation is named on credit notes; the rules answer its administrators only. */
export const readPayer = (org: string): Promise<Payer | null> =>
  readDocument(payerSchema, documentPath('payers', org));

const readStatements = (...which: QueryConstraint[]): Promise<Statement[]> =>
  readWholeCollection(statementSchema, 'statements', PAGE_SIZE, ...which);

/** Statements of this partner, the latest first; the rules answer no one else. */
export const readOwnStatements = (partner: string): Promise<Statement[]> =>
  readStatements(where('partner', '==', partner), orderBy('issuedOn', 'desc'));

/** Payouts of an organisation, the latest first; the rules answer its administrators only. */
export const readPayouts = (payer: string): Promise<Payout[]> =>
  readCollection(
    payoutSchema,
    'payouts',
    where('payer', '==', payer),
    orderBy('draftedAt', 'desc'),
    limit(MOST_PAYOUTS),
  );

/** Every statement of a month, and those that cancel one of it; the rules answer administrators of the payer only. */
export const readStatementsOfMonth = (payer: string, month: string): Promise<Statement[]> =>
  readStatements(where('payer', '==', payer), where('month', '==', month));

/** Statements with an objection that no one has answered; the rules answer administrators of the payer only. */
export const readOpenObjections = (payer: string): Promise<Statement[]> =>
  readStatements(where('payer', '==', payer), where('objection.answer', '==', null));

/** Statements that a payout pays, with what became of each; the rules answer administrators of the payer only. */
export const readStatementsOf = (payer: string, payout: string): Promise<Statement[]> =>
  readStatements(where('payer', '==', payer), where('payout', '==', payout));

export const setTaxProfile = callable('setTaxProfile');
export const setPayer = callable('setPayer');
export const previewClose = callable('previewClose');
export const previewStatement = callable('previewStatement');
export const closeMonth = callable('closeMonth');
export const waitingPayouts = callable('waitingPayouts');
export const draftPayout = callable('draftPayout');
export const decidePayout = callable('decidePayout');
export const payoutFile = callable('payoutFile');
export const statementPaper = callable('statementPaper');
export const objectToStatement = callable('objectToStatement');
export const answerObjection = callable('answerObjection');
