import { registrationSchema, type Registration } from '@wbd/domain/seminars';
import { readWholeGroup, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** Every seat of one of the signed-in advisor's customers, also in other advisors' sessions, the latest registration first. */
export async function readSeatsOfCustomer(
  advisorId: string,
  customerId: string,
): Promise<Registration[]> {
  const seats = await readWholeGroup(
    registrationSchema,
    'registrations',
    PAGE_SIZE,
    where('customer', '==', customerId),
    where('advisor', '==', advisorId),
  );
  return seats.toSorted((a, b) => b.registeredAt.getTime() - a.registeredAt.getTime());
}
