import { newFilms } from '../named-files.ts';
import type { RowChange } from '../remove-dropped-files.service.ts';
import type { FilmOrders } from './film-orders.repository.ts';

export interface FilmOrderPorts {
  orders: Pick<FilmOrders, 'place'>;
  now: () => Date;
}

/**
 * Orders the versions of the films that a write names first.
 * @param event id of the write: a second delivery places the same orders
 */
export async function orderFilms(
  { orders, now }: FilmOrderPorts,
  { collection, id, before, after }: RowChange,
  event: string,
): Promise<void> {
  await Promise.all(
    newFilms(collection, before, after).map(({ field, path }) =>
      orders.place(`${event}-${field}`, { collection, row: id, path }, now()),
    ),
  );
}
