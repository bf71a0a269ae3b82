import type { OwnSeatsInput } from '@wbd/domain/seats';
import { queryOptions } from '@wbd/query';
import { ownSeats, seatByLink } from './seats.repository.ts';

export const seatKeys = {
  all: ['seats'] as const,
  byToken: (token: string) => [...seatKeys.all, token] as const,
  own: (uid: string, input: OwnSeatsInput) => [...seatKeys.all, 'own', uid, input] as const,
};

/** The seat of a mailed link. Each look asks the server: a seat may have been given up in another tab. */
export const seatByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: seatKeys.byToken(token),
    queryFn: () => seatByLink({ token }),
  });

/**
 * The signed-in person's seats in a seminar. Each visit asks the server once, because wrong names are counted.
 * @param uid of the login, part of the key so that logins do not share an answer
 */
export const ownSeatsQuery = (uid: string, input: OwnSeatsInput) =>
  queryOptions({
    queryKey: seatKeys.own(uid, input),
    queryFn: () => ownSeats(input),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
