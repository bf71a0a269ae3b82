import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  appointmentByLink,
  bookableTypes,
  bookAppointment,
  cancelAppointment,
  moveAppointment,
  readTimes,
  type TimesOfDays,
} from './booking.repository.ts';

const bookingKeys = {
  all: ['booking'] as const,
  types: (advisorId: string) => [...bookingKeys.all, 'types', advisorId] as const,
  allTimes: ['booking', 'times'] as const,
  times: (typeId: string, from: string) => [...bookingKeys.allTimes, typeId, from] as const,
  appointments: ['booking', 'appointment'] as const,
  byToken: (token: string) => [...bookingKeys.appointments, token] as const,
};

export const bookableTypesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: bookingKeys.types(advisorId),
    queryFn: async () => (await bookableTypes({ advisorId })).types,
    staleTime: FRESHNESS.standard,
  });

/** Free times from a day on, in pages of two weeks. */
export const timesQuery = (typeId: string, from: string) =>
  infiniteQueryOptions<
    TimesOfDays,
    Error,
    InfiniteData<TimesOfDays, string>,
    ReturnType<typeof bookingKeys.times>,
    string
  >({
    queryKey: bookingKeys.times(typeId, from),
    queryFn: ({ pageParam }) => readTimes(typeId, pageParam),
    initialPageParam: from,
    getNextPageParam: ({ later }) => later,
  });

/** The appointment that a link identifies. Refetched on each visit, because another tab may have changed it. */
export const appointmentByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: bookingKeys.byToken(token),
    queryFn: () => appointmentByLink({ token }),
  });

/** Refetches times and appointments. A success waits for them; an error means that the cache was stale. */
const changesTimes = <Input, Output>(name: string, mutationFn: (input: Input) => Promise<Output>) =>
  mutationOptions({
    mutationKey: ['booking', name],
    mutationFn,
    onSuccess: async (_data, _input, _before, { client }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: bookingKeys.allTimes }),
        client.invalidateQueries({ queryKey: bookingKeys.appointments }),
      ]);
    },
    onError: (_error, _input, _before, { client }) => {
      void client.invalidateQueries({ queryKey: bookingKeys.all });
    },
  });

export const bookAppointmentMutation = () => changesTimes('book', bookAppointment);
export const moveAppointmentMutation = () => changesTimes('move', moveAppointment);
export const cancelAppointmentMutation = () => changesTimes('cancel', cancelAppointment);
