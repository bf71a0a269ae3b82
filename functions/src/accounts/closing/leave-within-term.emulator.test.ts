import '../../../test/own-project.ts';
import { EXPORT_PARTS } from '@wbd/domain/collections';
import { stillOwed } from '@wbd/domain/plans';
import { aTestimonial } from '@wbd/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, createBillingWorld, type World } from '../../../test/billing-world.ts';
import { aLeaver, carryOutPorts, deliverQueued, order } from '../../../test/closures.ts';
import { aCustomer, store } from '../../../test/data.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { accountExportLink } from '../../core/account-export-token.ts';
import { db } from '../../core/firestore.ts';
import { logins } from '../../core/logins.ts';
import { signToken } from '../../core/signed-token.ts';
import { linkKeys } from '../../core/settings.ts';
import { files } from '../../gateways/storage.ts';
import { carryOutClosure } from './carry-out-closure.service.ts';
import { closeAccount } from './close-account.service.ts';
import { closuresRepository } from './closures.repository.ts';
import { accountExport } from './export/account-export.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);
const ports = (days = 0) => ({
  ...carryOutPorts({ stripe: () => Promise.resolve(world.stripe) }),
  now: inDays(days),
});
const rowOf = async (uid: string) => (await db.doc(`accountClosures/${uid}`).get()).data();

async function aBoundAdvisor() {
  const advisor = await aLeaver();
  const { email } = await accountOf(advisor.id);
  const payer = await world.buy({ uid: advisor.id, mail: email }, 'wbd_pro_monthly');
  const { billing } = await accountOf(advisor.id);
  const subscription = billing?.subscription;
  if (!subscription?.minimumTermEnd) throw new Error('the plan has no term');
  return { advisor, email, payer, subscription, end: subscription.minimumTermEnd };
}

const tokenIn = (link: string) => link.split('#')[1] ?? '';
function fetchExport(token: string, page: number | null, days = 0, taken = true) {
  return accountExport(
    {
      closures: closuresRepository,
      // no account signs here; the browser test opens what the emulator signs
      files: {
        ...files,
        sign: (path, now, seconds) =>
          Promise.resolve({
            url: `https://signed.example/${path}`,
            expiresAt: new Date(now.getTime() + seconds * 1000),
          }),
      },
      limit: { take: () => Promise.resolve(taken) },
      now: inDays(days),
    },
    { token, page },
  );
}
async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

test('PAY-06 an advisor leaves within the term: the data go, the payments run to its end, and then the payer goes', async () => {
  const { advisor, payer, subscription, end } = await aBoundAdvisor();
  const { id: uid } = advisor;
  expect(stillOwed({ ...subscription, minimumTermEnd: end })).toMatchObject({
    payments: 11,
    each: 9_900,
    total: 108_900,
  });
  await order(uid);
  await carryOutClosure(ports(), uid);
  await deliverQueued();
  await carryOutClosure(ports(1), uid);
  expect((await db.doc(`accounts/${uid}`).get()).exists).toBe(false);
  const running = await world.stripe.subscriptions.retrieve(subscription.id);
  expect(running.status).toBe('active');
  expect(running.cancel_at).toBe(Math.floor(end.getTime() / 1000));

  // later events of the payment provider have no account and raise no alert
  const refusals = world.refusals.length;
  await world.deliverNews();
  expect(world.refusals.slice(refusals)).toEqual([]);

  // the export goes after 30 days, the payer a month after the term
  await carryOutClosure(ports(31), uid);
  expect(await closuresRepository.read(uid)).toMatchObject({
    step: 'contract',
    customer: payer,
    email: null,
    firstName: null,
  });
  const days = Math.ceil((end.getTime() - Date.now()) / DAY_MS);
  await carryOutClosure(ports(days), uid);
  expect((await world.stripe.customers.retrieve(payer)).deleted).not.toBe(true);
  await carryOutClosure(ports(days + 31), uid);
  expect((await world.stripe.customers.retrieve(payer)).deleted).toBe(true);
  expect(await rowOf(uid)).toBeUndefined();
});

test('an invoice that is paid after the account was closed becomes an invoice of its own', async () => {
  const { advisor, payer, subscription } = await aBoundAdvisor();
  await order(advisor.id);
  const before = await db.collection('invoices').where('advisor', '==', advisor.id).get();
  for (const { ref } of before.docs) await ref.delete();
  const { data } = await world.stripe.invoices.list({ customer: payer, limit: 1 });
  const id = data[0]?.id ?? '';
  await world.deliver({
    id: `evt_${advisor.id}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id, object: 'invoice', customer: payer, subscription: subscription.id } },
  });
  const stored = await db.doc(`invoices/${id}`).get();
  expect(stored.data()).toMatchObject({ advisor: advisor.id, eInvoice: 'waiting' });
  const event = await db.doc(`stripeEvents/evt_${advisor.id}`).get();
  expect(event.data()).toMatchObject({ outcome: 'applied', account: null });
});

test('the export holds what was there, with the files, for 30 days, and only for the bearer of the link', async () => {
  const advisor = await aLeaver();
  const { id: uid } = advisor;
  const { email } = await accountOf(uid);
  const customer = await store('customers', aCustomer(uid));
  const film = `testimonials/video/${uid}.mp4`;
  const content = new TextEncoder().encode('film');
  await files.write(film, { owner: uid, contentType: 'video/mp4', content });
  const foreign = `testimonials/thumb/${uid}.webp`;
  await files.write(foreign, { owner: 'someone-else', contentType: 'image/webp', content });
  await store('testimonials', { ...aTestimonial(uid), url: film, thumb: foreign });

  const token = tokenIn(accountExportLink(uid));
  expect(await codeOf(fetchExport(token, null))).toBe('link/expired');
  await order(uid);
  expect(await fetchExport(token, null)).toMatchObject({ pages: null, data: null });
  await carryOutClosure(ports(), uid);
  await deliverQueued();
  await carryOutClosure(ports(1), uid);
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(false);

  const { pages } = await fetchExport(token, null);
  const whole = await Promise.all(
    Array.from({ length: pages ?? 0 }, (_, page) => fetchExport(token, page)),
  );
  const parts = new Map<string, Record<string, unknown>[]>(
    whole.flatMap(({ data }) => (data ? [[data.part, data.records]] : [])),
  );
  expect(parts.get('profile')).toMatchObject([{ id: uid, code: advisor.code }]);
  expect(parts.get('account')).toMatchObject([{ id: uid, email }]);
  expect(parts.get('customers')).toMatchObject([{ id: customer.id }]);
  const known = EXPORT_PARTS.map(({ part }) => part);
  expect([...parts.keys()].filter((part) => !known.includes(part))).toEqual([]);
  const [testimonial] = parts.get('testimonials') ?? [];
  // the picture belongs to someone else
  expect(JSON.stringify(testimonial?.['addresses'])).toMatch(
    /^\{"url":"[^"]*account_exports[^"]*"\}$/,
  );

  // both mails lead there, to no one else, and not after the time
  for (const mail of await mailsTo(email)) {
    expect(mail.html).toContain('/action/datenexport#');
  }
  const other = signToken('termination', uid, linkKeys());
  expect(await codeOf(fetchExport(other, null))).toBe('link/invalid');
  expect(await codeOf(fetchExport(`${token}x`, null))).toBe('link/invalid');
  expect(await codeOf(fetchExport(token, 999))).toBe('link/expired');
  expect(await codeOf(fetchExport(token, null, 0, false))).toBe('rate/limited');
  expect(await codeOf(fetchExport(token, 0, 29))).toBe('done');
  expect(await codeOf(fetchExport(token, 0, 30))).toBe('link/expired');

  await carryOutClosure(ports(31), uid);
  for await (const left of files.pages(`account_exports/${uid}`)) expect(left).toEqual([]);
  expect(await rowOf(uid)).toBeUndefined();
});

test('nothing is kept for an address that is not confirmed', async () => {
  const advisor = await aLeaver();
  await closeAccount(
    { closures: closuresRepository, logins, now: () => new Date() },
    { uid: advisor.id, phone: null, emailConfirmed: false },
  );
  const { email } = (await rowOf(advisor.id)) ?? {};
  expect(await rowOf(advisor.id)).toMatchObject({ exportUntil: null, kept: null });
  await carryOutClosure(ports(), advisor.id);
  await deliverQueued();
  for await (const kept of files.pages(`account_exports/${advisor.id}`)) expect(kept).toEqual([]);
  for (const mail of await mailsTo(String(email))) expect(mail.html).not.toContain('datenexport');
  await carryOutClosure(ports(1), advisor.id);
  await carryOutClosure(ports(2), advisor.id);
  expect(await rowOf(advisor.id)).toBeUndefined();
});
