import { mutationOptions, type QueryClient } from '@wbd/query';
import { sessionKeys } from '../sessions/index.ts';
import { seatKeys } from './seats.queries.ts';
import { acceptOffer, cancelSeat, leaveWaitingList, moveSeat } from './seats.repository.ts';

/** Done or refused: seats have changed since they were read. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: seatKeys.all });
  void client.invalidateQueries({ queryKey: sessionKeys.all });
}

const changesSeats = <Input, Output>(name: string, mutationFn: (input: Input) => Promise<Output>) =>
  mutationOptions({
    mutationKey: ['seats', name],
    mutationFn,
    onSettled: (_data, _error, _input, _before, { client }) => {
      refresh(client);
    },
  });

export const cancelSeatMutation = () => changesSeats('cancel', cancelSeat);
export const moveSeatMutation = () => changesSeats('move', moveSeat);
export const acceptOfferMutation = () => changesSeats('accept', acceptOffer);
export const leaveWaitingListMutation = () => changesSeats('leave', leaveWaitingList);
