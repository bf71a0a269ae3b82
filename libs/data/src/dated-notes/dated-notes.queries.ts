import type { Customer } from '@wbd/domain/customers';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readAllDatedNotes, readDatedNotes } from './dated-notes.repository.ts';

export const datedNoteKeys = {
  all: ['dated-notes'] as const,
  about: (customerId: string) => [...datedNoteKeys.all, customerId] as const,
  ofAdvisor: (advisorId: string) => [...datedNoteKeys.all, 'of', advisorId] as const,
};

/** What the signed-in advisor wrote about an own customer, the latest first. */
export const datedNotesQuery = (customer: Pick<Customer, 'id' | 'advisor'>) =>
  queryOptions({
    queryKey: datedNoteKeys.about(customer.id),
    queryFn: () => readDatedNotes(customer),
    staleTime: FRESHNESS.standard,
  });

/** Everything that the signed-in advisor wrote about own customers; read again each time it is exported. */
export const allDatedNotesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: datedNoteKeys.ofAdvisor(advisorId),
    queryFn: () => readAllDatedNotes(advisorId),
    staleTime: 0,
  });
