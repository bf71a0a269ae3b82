import { mutationOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { markRequest, readOpenRequests, requestAppointment } from './appointments.repository.ts';

const appointmentKeys = {
  all: ['appointments'] as const,
  open: (advisorId: string) => [...appointmentKeys.all, 'open', advisorId] as const,
};

/** Who wants to talk to the signed-in advisor and waits, the latest first. */
export const openRequestsQuery = (advisorId: string) =>
  queryOptions({
    queryKey: appointmentKeys.open(advisorId),
    queryFn: () => readOpenRequests(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** Asks an advisor for an appointment. */
export const requestAppointmentMutation = () =>
  mutationOptions({
    mutationKey: ['appointments', 'request'],
    mutationFn: requestAppointment,
  });

/** Marks a request as answered. */
export const markRequestMutation = () =>
  writeOptions(['appointments', 'mark'], markRequest, (client) =>
    client.invalidateQueries({ queryKey: appointmentKeys.all }),
  );
