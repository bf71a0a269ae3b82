import '../../../test/own-project.ts';
import { personCaller } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, newId, store } from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import { randomPhone } from '../../../test/people.ts';
import { customerSchema, referralSchema } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { db, parseDocument } from '../../core/firestore.ts';
import { ownRegistrations } from '../../core/limits.ts';
import { registerForSession, type RegistrationPorts } from './register-for-session.service.ts';

type Offer = Awaited<ReturnType<typeof anOffer>>;

const newVisitor = () => personCaller(newId('visitor'), randomPhone());
const instance = anInstance();

function register(
  { advisor, session }: Offer,
  visitor: ReturnType<typeof newVisitor>,
  ref?: string,
  ports: RegistrationPorts = instance,
) {
  const person = { firstName: 'Jörg', lastName: 'Weiß', email: 'joerg@example.org' };
  const input = { who: 'self' as const, sessionId: session.id, advisorId: advisor.id, ...person };
  return registerForSession(ports, ref === undefined ? input : { ...input, ref }, visitor);
}

async function stored(uid: string) {
  const [customer, referral] = await db.getAll(
    db.doc(`customers/${uid}`),
    db.doc(`referrals/${uid}`),
  );
  if (!customer || !referral) throw new Error('getAll fell short');
  return {
    inviteBy: parseDocument(customerSchema, customer)?.inviteBy,
    referral: parseDocument(referralSchema, referral),
  };
}

test('PUB-17 NET-02.3 whose link a visitor came through is stored with the registration, for the person who shared it to see', async () => {
  const offer = await anOffer();
  const sharer = await store('advisors', anAdvisor());
  const visitor = newVisitor();
  await register(offer, visitor, sharer.id);
  expect(await stored(visitor.uid)).toMatchObject({
    inviteBy: sharer.id,
    referral: {
      id: visitor.uid,
      customer: visitor.uid,
      referrer: sharer.id,
      advisor: offer.advisor.id,
      name: 'Jörg W.',
    },
  });
});

test('PUB-17 NET-01.6 the first link wins, and the page’s own advisor or a customer may have shared it', async () => {
  const [first, second] = [await anOffer(), await anOffer()];
  const friend = await store('customers', aCustomer(first.advisor.id));
  for (const sharer of [first.advisor.id, friend.id]) {
    const visitor = newVisitor();
    await register(first, visitor, sharer);
    await register(second, visitor, second.advisor.id);
    const { inviteBy, referral } = await stored(visitor.uid);
    expect({ inviteBy, referrer: referral?.referrer }).toEqual({
      inviteBy: sharer,
      referrer: sharer,
    });
    expect(referral?.advisor).toBe(first.advisor.id);
  }
});

test('PUB-17 people do not come through themselves, an unknown person or no link at all', async () => {
  const offer = await anOffer();
  const visitors = [newVisitor(), newVisitor(), newVisitor()];
  const refs = [visitors[0]?.uid, newId('nobody'), undefined];
  for (const [index, visitor] of visitors.entries()) {
    await register(offer, visitor, refs[index]);
    expect(await stored(visitor.uid)).toEqual({ inviteBy: null, referral: null });
  }
  // now known as a customer, and still not a way to refer oneself
  const [self] = visitors;
  if (!self) throw new Error('nobody');
  await register(await anOffer(), self, self.uid);
  expect(await stored(self.uid)).toEqual({ inviteBy: null, referral: null });
});

test('PUB-17 of two registrations at once through different links one link wins, for customer and referral alike', async () => {
  for (let round = 0; round < 6; round++) {
    const offers = [await anOffer(), await anOffer()];
    const visitor = newVisitor();
    await Promise.all(
      offers.map((offer) => register(offer, visitor, offer.advisor.id, anInstance())),
    );
    const { inviteBy, referral } = await stored(visitor.uid);
    expect(offers.map(({ advisor }) => advisor.id)).toContain(inviteBy);
    expect(referral?.referrer).toBe(inviteBy);
  }
});

test('a refused registration stores no referral', async () => {
  const offer = await anOffer({ session: { maxParticipants: 1, registrationCount: 1 } });
  const visitor = newVisitor();
  await expect(register(offer, visitor, offer.advisor.id)).rejects.toMatchObject({
    code: 'session/full',
  });
  expect(await stored(visitor.uid)).toEqual({ inviteBy: undefined, referral: null });
});

test('who asks for registrations by the hundred is slowed down', async () => {
  const offer = await anOffer();
  const visitor = newVisitor();
  const other = newVisitor();
  const ports = { ...instance, limits: { ...instance.limits, self: ownRegistrations } };
  const codes: string[] = [];
  for (let attempt = 0; attempt < 61; attempt++) {
    await register(offer, visitor, undefined, ports).then(
      () => codes.push('registered'),
      (error: unknown) => codes.push(String(error)),
    );
  }
  expect(codes.slice(0, 2)).toEqual(['registered', 'AppError: registration/duplicate']);
  expect(codes.slice(-2)).toEqual(['AppError: registration/duplicate', 'AppError: rate/limited']);
  await expect(register(offer, other, undefined, ports)).resolves.toMatchObject({
    customerId: other.uid,
  });
});
