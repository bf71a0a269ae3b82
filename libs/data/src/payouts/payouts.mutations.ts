import type {
  CloseMonthInput,
  CloseMonthOutput,
  PayoutFileInput,
  StatementPaperInput,
} from '@wbd/domain/commission';
import { newDocumentId } from '@wbd/firebase/firestore';
import { mutationOptions } from '@wbd/query';
import { paperFile } from '../papers/paper-file.ts';
import { payoutKeys } from './payouts.queries.ts';
import {
  answerObjection,
  closeMonth,
  decidePayout,
  draftPayout,
  objectToStatement,
  payoutFile,
  setPayer,
  setTaxProfile,
  statementPaper,
} from './payouts.repository.ts';

/** The id of a payout that is not drafted yet, chosen before, so that every attempt drafts the same one. */
export const newPayoutId = (): string => newDocumentId();

/** Says where an own commission is paid to. */
export const setTaxProfileMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'tax profile'],
    mutationFn: setTaxProfile,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Says how one's organisation is named on credit notes, and from where it pays. */
export const setPayerMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'payer'],
    mutationFn: setPayer,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Issues every statement of the last month, call by call. */
export const closeMonthMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'close'],
    mutationFn: async (input: CloseMonthInput): Promise<number> => {
      let issued = 0;
      let answer: CloseMonthOutput;
      do {
        answer = await closeMonth(input);
        issued += answer.issued;
      } while (answer.hasMore);
      return issued;
    },
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Puts what waits into a payout. */
export const draftPayoutMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'draft'],
    mutationFn: draftPayout,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Approves or discards a payout, or records what the bank did. */
export const decidePayoutMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'decide'],
    mutationFn: decidePayout,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Makes the bank file of an approved payout, as a file to save. */
export const payoutFileMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'file'],
    mutationFn: async (input: PayoutFileInput) => {
      const { name, xml } = await payoutFile(input);
      return { filename: name, content: xml, type: 'application/xml' };
    },
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

const PAPER_TYPES: Record<StatementPaperInput['format'], string> = {
  pdf: 'application/pdf',
  'e-invoice': 'application/xml',
};

/** Makes the document of a statement, as a file to save. */
export const statementPaperMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'paper'],
    mutationFn: async (input: StatementPaperInput) =>
      paperFile(await statementPaper(input), PAPER_TYPES[input.format]),
  });

/** Objects to an own statement. */
export const objectToStatementMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'object'],
    mutationFn: objectToStatement,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });

/** Answers an objection; the sum of a cancelled statement is due again. */
export const answerObjectionMutation = () =>
  mutationOptions({
    mutationKey: ['payouts', 'answer'],
    mutationFn: answerObjection,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      client.invalidateQueries({ queryKey: payoutKeys.all }),
  });
