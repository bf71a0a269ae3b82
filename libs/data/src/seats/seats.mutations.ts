import { mutationOptions, type QueryClient } from '@wbd/query';
import { sessionKeys } from '../sessions/index.ts';
import { seatKeys } from './seats.queries.ts';
import { cancelSeat, moveSeat } from './seats.repository.ts';

/** Done or refused: seats have changed since they were read. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: seatKeys.all });
  void client.invalidateQueries({ queryKey: sessionKeys.all });
}

export const cancelSeatMutation = () =>
  mutationOptions({
    mutationKey: ['seats', 'cancel'],
    mutationFn: cancelSeat,
    onSettled: (_data, _error, _input, _before, { client }) => {
      refresh(client);
    },
  });

export const moveSeatMutation = () =>
  mutationOptions({
    mutationKey: ['seats', 'move'],
    mutationFn: moveSeat,
    onSettled: (_data, _error, _input, _before, { client }) => {
      refresh(client);
    },
  });
