import { newDocumentId } from '@wbd/firebase/firestore';
import { mutationOptions } from '@wbd/query';
import { dealKeys, termsKeys } from './deals.queries.ts';
import { decideInParts, type DecideJob } from './decide-in-parts.ts';
import { decideDeal, decideDeals, reportDeal, setCommissionTerms } from './deals.repository.ts';

/** The id of a deal that is not reported yet, chosen before, so that every attempt reports the same one. */
export const draftDeal = (): string => newDocumentId();

/** Reports a deal to the advisor's organisation. */
export const reportDealMutation = () =>
  mutationOptions({
    mutationKey: ['deals', 'report'],
    mutationFn: reportDeal,
    onSettled: (_answer, _error, _deal, _held, { client }) =>
      client.invalidateQueries({ queryKey: dealKeys.all }),
  });

/** Confirms, refuses, cancels or withdraws a deal. */
export const decideDealMutation = () =>
  mutationOptions({
    mutationKey: ['deals', 'decide'],
    mutationFn: decideDeal,
    onSettled: (_answer, _error, _deal, _held, { client }) =>
      client.invalidateQueries({ queryKey: dealKeys.all }),
  });

/** Decides as a list says, in as many calls as it takes. */
export const decideDealsMutation = () =>
  mutationOptions({
    mutationKey: ['deals', 'decide-list'],
    mutationFn: (job: DecideJob) => decideInParts(decideDeals, job),
    onSettled: (_answer, _error, _job, _held, { client }) =>
      client.invalidateQueries({ queryKey: dealKeys.all }),
  });

/** Sets what one's own organisation pays from a day on. */
export const setCommissionTermsMutation = () =>
  mutationOptions({
    mutationKey: ['commission-terms', 'set'],
    mutationFn: setCommissionTerms,
    onSettled: (_answer, _error, _terms, _held, { client }) =>
      client.invalidateQueries({ queryKey: termsKeys.all }),
  });
