import fc from 'fast-check';
import type { World } from './world.ts';

/**
 * Inputs whose values fit together, by callable. One by one, values hardly ever make the request that matters: a film of mine
 * for an offer of another.
 */
export function likelyInputs(world: World): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const { me, other } = world;
  const films = [me.film, other.film];
  const film = fc.constantFrom(...films);
  const offerId = fc.constantFrom(...films.flatMap(({ offer, draft }) => [offer.id, draft]));
  const items = [me.team, other.team].flatMap((team) => (team ? team.items : []));
  return {
    saveFilmOffer: fc.record({
      id: offerId,
      title: fc.constant('Erbrecht'),
      description: fc.constant('Eine Stunde.'),
      film: film.map(({ url }) => url),
      thumb: film.map(({ thumb }) => thumb),
      trailer: fc.constant(null),
      captions: fc.constant(null),
      netCents: fc.integer({ min: 100, max: 200_000 }),
    }),
    videoUrl: fc.oneof(
      offerId.map((id) => ({ kind: 'paid', id })),
      fc
        .constantFrom(
          ...items.filter(({ what }) => what === 'knowledge').map(({ id }) => id),
          me.video.id,
          other.video.id,
        )
        .map((id) => ({ kind: 'knowledge', id })),
    ),
    ...(items.length > 0 && {
      changeTeam: fc
        .constantFrom(...items)
        .map(({ what, id }) => ({ change: { kind: 'take-out', what, item: id } })),
    }),
  };
}
