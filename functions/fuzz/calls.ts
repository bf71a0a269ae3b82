import fc from 'fast-check';
import { CALLS } from '@wbd/domain/calls';
import type * as z from 'zod/mini';
import { anyText } from '../test/arbitrary.ts';
import { portalOrigin } from '../test/environment.ts';
import type { World } from './world.ts';

/** Input schemas of the callables. */
export const inputs: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(CALLS).map(([name, { input }]) => [name, input]),
);

/** Values by the names that inputs use: what exists, what belongs to others, and what comes near to it. */
export function knownValues({ me, other, visitor }: World): Record<string, fc.Arbitrary<unknown>> {
  const either = (value: (party: World['me']) => string) =>
    fc.oneof(fc.constantFrom(value(me), value(other)), anyText);
  const customerId = fc.oneof(
    fc.constantFrom(me.customer.id, other.customer.id, visitor.uid, me.login.uid),
    anyText,
  );
  return {
    advisorId: either(({ advisor }) => advisor.id),
    sessionId: either(({ session }) => session.id),
    seminarId: either(({ seminar }) => seminar.id),
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
    item: either(({ seminar }) => seminar.id),
    address: either(({ advisor }) => `/${advisor.code}`),
    password: fc.oneof(fc.string({ minLength: 6, maxLength: 128 }), anyText),
    code: fc.oneof(
      fc.stringMatching(/^[a-zäöü]{2,8}$/),
      fc.constantFrom(me.advisor.code, other.advisor.code, 'wbd', 'intern', 'WBD '),
      anyText,
    ),
    uid: either(({ advisor }) => advisor.id),
    id: either(({ video }) => video.id),
    mail: fc.constantFrom(me.email, other.email),
    price: fc.constantFrom('wbd_lite_annual', 'wbd_pro_monthly', 'wbd_test', 'wbd_basic_annual'),
    domain: fc.constantFrom(portalOrigin, `${portalOrigin}.example`, 'https://example.org'),
    org: either(({ advisor }) => advisor.org),
    firstName: fc.oneof(fc.constantFrom('Eva', 'Jörg', "O'Neill"), anyText),
    lastName: fc.oneof(fc.constantFrom('Muster', 'Weiß-Özdemir'), anyText),
    bday: fc.oneof(fc.constantFrom('1990-02-28', '2000-02-29', null), anyText),
  };
}
