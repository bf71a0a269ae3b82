import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readCustomerNote, readCustomerNotes } from './customer-notes.repository.ts';

export const customerNoteKeys = {
  all: ['customer-notes'] as const,
  about: (customerId: string) => [...customerNoteKeys.all, customerId] as const,
  ofAdvisor: (advisorId: string) => [...customerNoteKeys.all, 'of', advisorId] as const,
};

/** What the signed-in advisor wrote about an own customer, null when that is nothing. */
export const customerNoteQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerNoteKeys.about(customerId),
    queryFn: () => readCustomerNote(customerId),
    staleTime: FRESHNESS.standard,
  });

/** Everything that the signed-in advisor wrote about own customers; read again each time it is exported. */
export const customerNotesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: customerNoteKeys.ofAdvisor(advisorId),
    queryFn: () => readCustomerNotes(advisorId),
    staleTime: 0,
  });
