import fc from 'fast-check';
import { CALLS } from '@wbd/domain/calls';
import type * as z from 'zod/mini';
import { filmPrice } from '@wbd/domain/sales';
import { anyText } from '../test/arbitrary.ts';
import { portalOrigin } from '../test/environment.ts';
import type { World } from './world.ts';

/** Input schemas of the callables. */
export const inputs: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(CALLS).map(([name, { input }]) => [name, input]),
);

/** Values by the names that inputs use: what exists, what belongs to others, and what comes near to it. */
export function knownValues(world: World): Record<string, fc.Arbitrary<unknown>> {
  const { me, other, visitor } = world;
  const either = (value: (party: World['me']) => string) =>
    fc.oneof(fc.constantFrom(value(me), value(other)), anyText);
  const customerId = fc.oneof(
    fc.constantFrom(me.customer.id, other.customer.id, visitor.uid, me.login.uid),
    anyText,
  );
  const teams = [me.team, other.team].filter((team) => team !== null);
  const one = (...values: string[]) => fc.oneof(fc.constantFrom(...values), anyText);
  const films = [me.film, other.film];
  const narrow = teams.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    ...filmValues(world),
    advisorId: either(({ advisor }) => advisor.id),
    sessionId: one(me.session.id, other.session.id, ...teams.map(({ session }) => session.id)),
    seminarId: one(me.seminar.id, other.seminar.id, ...teams.map(({ seminar }) => seminar.id)),
    customerId,
    duplicateId: customerId,
    customerIds: fc.array(customerId, { maxLength: 5 }),
    ref: either(({ advisor }) => advisor.id),
    phone: fc.oneof(
      fc.integer({ min: 0, max: 10 ** 9 }).map((digits) => `+4915${digits}`),
      fc.constantFrom('0', '+', '+49', '00', '+4915550000001', '١٢٣٤٥٦٧'),
    ),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom(me.customer.email, other.customer.email)),
    confirmTo: fc.emailAddress(),
    endsOn: fc.constantFrom('2031-01-31', null),
    name: fc.oneof(fc.constantFrom('Petra Berg', "O'Neill"), anyText),
    item: one(me.seminar.id, other.seminar.id, ...narrow),
    team: one(...teams.map(({ id }) => id), me.advisor.id),
    invitation: one(...teams.map(({ invitation }) => invitation), me.advisor.id),
    address: either(({ advisor }) => `/${advisor.code}`),
    password: fc.oneof(fc.string({ minLength: 6, maxLength: 128 }), anyText),
    code: fc.oneof(
      fc.stringMatching(/^[a-zäöü]{2,8}$/),
      fc.constantFrom(me.advisor.code, other.advisor.code, 'wbd', 'intern', 'WBD '),
      anyText,
    ),
    uid: one(me.advisor.id, other.advisor.id, ...teams.map(({ mate }) => mate.id)),
    id: one(me.video.id, other.video.id, ...films.flatMap(({ offer, draft }) => [offer.id, draft])),
    mail: fc.constantFrom(me.email, other.email),
    price: fc.constantFrom('wbd_lite_annual', 'wbd_pro_monthly', 'wbd_test', 'wbd_basic_annual'),
    domain: fc.constantFrom(portalOrigin, `${portalOrigin}.example`, 'https://example.org'),
    org: either(({ advisor }) => advisor.org),
    firstName: fc.oneof(fc.constantFrom('Eva', 'Jörg', "O'Neill"), anyText),
    lastName: fc.oneof(fc.constantFrom('Muster', 'Weiß-Özdemir'), anyText),
    bday: fc.oneof(fc.constantFrom('1990-02-28', '2000-02-29', null), anyText),
  };
}

/** Values of calls about films that advisors sell. */
function filmValues({ me, other, returned }: World): Record<string, fc.Arbitrary<unknown>> {
  const films = [me.film, other.film];
  const sold = [me.sold, other.sold, returned];
  const one = (...values: string[]) => fc.oneof(fc.constantFrom(...values), anyText);
  const line = fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{2,20}( [A-Za-z]{2,20})?$/);
  return {
    offer: one(...films.flatMap(({ offer, draft }) => [offer.id, draft])),
    total: fc.oneof(
      fc.constantFrom(...films.map(({ offer }) => filmPrice(offer).total)),
      fc.integer(),
    ),
    sale: one(...sold.map(({ sale }) => sale.id)),
    paper: one(...sold.map(({ paper }) => paper.id)),
    film: one(...films.map(({ url }) => url), 'paid_videos/video/missing.mp4'),
    thumb: one(...films.map(({ thumb }) => thumb)),
    trailer: fc.constant(null),
    captions: fc.constantFrom(null, 'paid_videos/captions/missing.vtt'),
    netCents: fc.oneof(fc.integer({ min: 100, max: 200_000 }), fc.integer()),
    title: fc.oneof(line, anyText),
    description: fc.oneof(line, anyText),
    bornOn: fc.constantFrom('1980-02-03', null),
    register: fc.constantFrom('HRB 12345', null),
  };
}
