import { queryOptions } from '@wbd/query';
import { FRESHNESS, whileFilmsAreMade } from '../freshness/index.ts';
import { readTestimonial, readTestimonials } from './testimonials.repository.ts';

export const testimonialKeys = {
  all: ['testimonials'] as const,
  byId: (id: string) => [...testimonialKeys.all, id] as const,
  ofAdvisor: (advisorId: string) => [...testimonialKeys.all, 'of', advisorId] as const,
};

/** A customer's words about their advisor; null when there is none. */
export const testimonialQuery = (id: string) =>
  queryOptions({
    queryKey: testimonialKeys.byId(id),
    queryFn: () => readTestimonial(id),
    staleTime: FRESHNESS.content,
    // without it the answer is forgotten five minutes after its page was left
    gcTime: FRESHNESS.content,
  });

/** The advisor's own testimonials in their order, hidden ones last. */
export const testimonialsQuery = (advisorId: string) =>
  queryOptions({
    queryKey: testimonialKeys.ofAdvisor(advisorId),
    queryFn: () => readTestimonials(advisorId),
    staleTime: FRESHNESS.standard,
    refetchInterval: ({ state }) => whileFilmsAreMade(state.data ?? []),
  });
