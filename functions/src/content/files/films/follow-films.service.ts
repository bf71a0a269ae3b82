import { atMost } from '../../../core/at-most.ts';
import { log } from '../../../core/log/log.ts';
import { advanceFilm, type FilmPorts } from './advance-film.service.ts';
import type { FilmOrders } from './film-orders.repository.ts';

const ORDERS_AT_ONCE = 10;

/**
 * Takes every open order a step further: also those whose trigger died or met a transcoder that was down.
 * @returns how many were open
 */
export async function followOrders(
  ports: FilmPorts & { orders: Pick<FilmOrders, 'open'> },
): Promise<number> {
  const open = await ports.orders.open();
  await atMost(ORDERS_AT_ONCE, open, (id) =>
    advanceFilm(ports, id).catch((error: unknown) => log('films.waiting', { order: id }, error)),
  );
  return open.length;
}
