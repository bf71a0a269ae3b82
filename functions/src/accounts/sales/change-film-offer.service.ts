import { AppError } from '@wbd/domain/errors';
import type { ChangeFilmOfferInput, OfferState } from '@wbd/domain/sales';
import type { Caller } from '../../core/caller.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import type { OfferPorts } from './save-film-offer.service.ts';
import { expectPlayable } from './playable-film.ts';
import { expectReady } from './seller-rights.ts';

/**
 * Publishes or withdraws an offer, or deletes one without buyers.
 * @throws AppError rate/limited, sale/…, video/not-ready, video/failed
 */
export async function changeFilmOffer(
  { sellers, offers, changes, now }: Omit<OfferPorts, 'files'>,
  { offer: id, to }: ChangeFilmOfferInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  if (!(await changes.take(uid, now()))) throw new AppError('rate/limited');
  await untilWritten(async () => {
    const { offer, file, write } = await offers.read(id);
    if (!offer || !file || offer.advisor !== uid) throw new AppError('sale/not-found');
    if (to === 'deleted') {
      // a page that is open may be paid at any moment
      const isBought = (await offers.isSold(id)) || (await offers.hasOpenPages(id, now()));
      if (isBought) throw new AppError('sale/has-buyers');
      return (await write(null)) || null;
    }
    if (to === 'sale') expectPlayable(file);
    // the price shows the VAT that the seller owes by now
    const { vatPercent } = to === 'sale' ? expectReady(await sellers.record(uid)) : offer;
    const state: OfferState = to === 'withdrawn' && offer.state === 'draft' ? 'draft' : to;
    const after = { ...offer, vatPercent, state, changedAt: now() };
    return (await write({ offer: after, file })) || null;
  });
  return {};
}
