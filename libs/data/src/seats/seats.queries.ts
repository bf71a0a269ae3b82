import { queryOptions } from '@wbd/query';
import { seatByLink } from './seats.repository.ts';

export const seatKeys = {
  all: ['seats'] as const,
  byToken: (token: string) => [...seatKeys.all, token] as const,
};

/** The seat of a mailed link. Each look asks the server: a seat may have been given up in another tab. */
export const seatByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: seatKeys.byToken(token),
    queryFn: () => seatByLink({ token }),
  });
