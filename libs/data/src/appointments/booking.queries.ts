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

/** What people can book with an advisor. */
export const bookableTypesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: bookingKeys.types(advisorId),
    queryFn: async () => (await bookableTypes({ advisorId })).types,
    staleTime: FRESHNESS.standard,
  });

/** The free times from a day on, two weeks at once. */
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

/** The appointment of a link. Each look asks the server: it may have been changed in another tab. */
export const appointmentByLinkQuery = (token: string) =>
  queryOptions({
    queryKey: bookingKeys.byToken(token),
    queryFn: () => appointmentByLink({ token }),
  });

/** A change is over once the times and the appointment are read again. A refused one had outdated data. */
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
