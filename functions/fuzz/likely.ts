import { WEEKDAYS } from '@wbd/domain/appointments';
import { dayAfter } from '@wbd/domain/time';
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
  const day = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter('2026-12-01', days));
  const spans = fc.constantFrom([], [{ from: '09:00', to: '12:00' }], [{ from: '12:00', to: '9' }]);
  return {
    freeTimes: fc.record({
      typeId: fc.constant('none'),
      from: day,
      days: fc.integer({ min: 0, max: 40 }),
    }),
    moveAppointment: fc.record({
      token: fc.constant(`e30.${'A'.repeat(43)}`),
      start: day.map((one) => `${one}T10:00:00.000Z`),
    }),
    saveAppointmentHours: fc.record({
      week: fc.record(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, spans]))),
      exceptions: fc.array(fc.record({ day, spans }), { maxLength: 2 }),
      holidaysOf: fc.constantFrom(null, 'BY', 'XX'),
    }),
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
