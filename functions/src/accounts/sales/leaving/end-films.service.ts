import { FILM_NOTICE_DAYS } from '@wbd/domain/sales';
import type { Notification } from '@wbd/domain/notifications';
import { notificationOf } from '../../../mail/notifications/told.ts';
import type { OffersRepository } from '../offers.repository.ts';

export interface EndFilmsPorts {
  offers: Pick<
    OffersRepository,
    'setEnd' | 'ended' | 'buyers' | 'remove' | 'ofSeller' | 'isSold' | 'hasOpenPages'
  >;
  storeNews(news: readonly Notification[]): Promise<void>;
  now: () => Date;
}

const DAY_MS = 24 * 3_600_000;

/** Ends sales of a seller who leaves or is blocked. Buyers keep the films for thirty days more. */
export async function endFilmsOf(ports: EndFilmsPorts, uid: string): Promise<void> {
  const endsAt = new Date(ports.now().getTime() + FILM_NOTICE_DAYS * DAY_MS);
  for (const { id, title } of await ports.offers.setEnd(uid, endsAt)) {
    const buyers = await ports.offers.buyers(id);
    await ports.storeNews(
      buyers.map((buyer) =>
        notificationOf(
          { event: 'film-ending', uid: buyer, key: id, about: { title } },
          null,
          ports.now(),
        ),
      ),
    );
  }
}

/** For a seller who closes the account: films that no one bought go at once. */
export async function closeFilmsOf(ports: EndFilmsPorts, uid: string): Promise<void> {
  const { offers, now } = ports;
  for (const { id } of await offers.ofSeller(uid)) {
    const isBought = (await offers.isSold(id)) || (await offers.hasOpenPages(id, now()));
    if (!isBought) await offers.remove(id);
  }
  await endFilmsOf(ports, uid);
}

/** Takes the end back, for a seller whose block is over. */
export async function keepFilmsOf({ offers }: EndFilmsPorts, uid: string): Promise<void> {
  await offers.setEnd(uid, null);
}

/**
 * Removes offers whose buyers' days are over; their files go with them.
 * @returns how many
 */
export async function removeEndedFilms({ offers, now }: EndFilmsPorts): Promise<number> {
  const ended = await offers.ended(now());
  for (const { id } of ended) await offers.remove(id);
  return ended.length;
}
