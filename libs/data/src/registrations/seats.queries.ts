import { queryOptions } from '@wbd/query';
import { participantKeys } from '../keys/index.ts';
import { readSeatsOfCustomer } from './seats.repository.ts';

/** Every seat of an own customer, the latest registration first; read on every visit because people register meanwhile. */
export const customerSeatsQuery = (advisorId: string, customerId: string) =>
  queryOptions({
    queryKey: [...participantKeys.all, 'of-customer', advisorId, customerId] as const,
    queryFn: () => readSeatsOfCustomer(advisorId, customerId),
    staleTime: 0,
  });
