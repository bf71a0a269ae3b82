import { AppError } from '@wbd/domain/errors';
import { vatOf, type FilmOffer, type SaveFilmOfferInput } from '@wbd/domain/sales';
import type { Caller } from '../../core/caller.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { InvalidInput } from '../../core/refusal.ts';
import type { FilesGateway } from '../../gateways/storage.ts';
import type { OffersRepository } from './offers.repository.ts';
import type { SellerPorts } from './set-film-seller.service.ts';

export interface OfferPorts extends SellerPorts {
  offers: OffersRepository;
  files: Pick<FilesGateway, 'find'>;
}

/** More than anyone offers by hand. */
const MOST_OFFERS = 200;

/**
 * Creates a draft offer or changes an offer. A new price applies to later purchases only.
 * @throws AppError rate/limited, sale/not-found, sale/film-fixed; InvalidInput for files of others
 */
export async function saveFilmOffer(
  ports: OfferPorts,
  input: SaveFilmOfferInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const { sellers, offers, changes, now } = ports;
  const record = await sellers.record(uid);
  if (!(await changes.take(uid, now()))) throw new AppError('rate/limited');
  await expectOwnFiles(ports, input, uid);
  const kind = record.taxProfile?.kind;
  const vatPercent = (kind !== undefined && vatOf(kind)) || 0;
  await untilWritten(async () => {
    const state = await offers.read(input.id);
    const before = state.offer;
    if (before && before.advisor !== uid) throw new AppError('sale/not-found');
    if (!before && (await offers.ofSeller(uid)).length >= MOST_OFFERS) {
      throw new AppError('rate/limited');
    }
    // buyers keep the film that they bought
    const isOtherFilm = state.file !== null && state.file.url !== input.film;
    if (before && before.state !== 'draft' && isOtherFilm) throw new AppError('sale/film-fixed');
    const { id, title, description, thumb, trailer, netCents } = input;
    const offer: FilmOffer = {
      id,
      advisor: uid,
      title,
      description,
      thumb,
      trailer,
      netCents,
      vatPercent,
      state: before?.state ?? 'draft',
      endsAt: before?.endsAt ?? null,
      createdAt: before?.createdAt ?? now(),
      changedAt: now(),
    };
    const file = { id, advisor: uid, url: input.film, captions: input.captions };
    return (await state.write({ offer, file })) || null;
  });
  return {};
}

/** A path alone must not get hold of someone else's file. */
async function expectOwnFiles(
  { files }: OfferPorts,
  { thumb, trailer, film, captions }: SaveFilmOfferInput,
  uid: string,
): Promise<void> {
  const named = { thumb, trailer, film, captions };
  const checked = await Promise.all(
    Object.entries(named).map(async ([field, path]) => {
      const isOwn = path === null || (await files.find(path))?.owner === uid;
      return isOwn ? null : field;
    }),
  );
  const foreign = checked.filter((field) => field !== null);
  if (foreign.length > 0) throw new InvalidInput(foreign);
}
