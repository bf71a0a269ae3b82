import '../../../test/own-project.ts';
import { eInvoiceSchema, invoiceSchema, type Seller } from '@wbd/domain/invoices';
import { anInvoice } from '@wbd/domain/testing';
import { advanceDays, confirmChange } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPerson,
  createBillingWorld,
  eventsSince,
  type World,
} from '../../../test/billing-world.ts';
import { store } from '../../../test/data.ts';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import type { EventName } from '../../core/log/events.ts';
import { invoicePdf } from '../billing/invoice-pdf.service.ts';
import { invoicesRepository } from './invoices.repository.ts';
import { makeEInvoice, type MakeEInvoicePorts } from './make-e-invoice.service.ts';
import { renderEInvoice } from './render-e-invoice.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const seller: Seller = {
  name: 'WBD Beispiel GmbH',
  street: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE123456788',
  email: 'rechnung@wbd.example',
};
const logged: EventName[] = [];
const ports: MakeEInvoicePorts = {
  repository: invoicesRepository,
  render: renderEInvoice,
  log: (event) => void logged.push(event),
  now: () => new Date(),
};

const invoicesOf = async (uid: string) =>
  parseDocuments(
    invoiceSchema,
    (await db.collection('invoices').where('advisor', '==', uid).get()).docs,
  );
const stored = async (id: string) =>
  parseDocument(eInvoiceSchema, await db.doc(`eInvoices/${id}`).get());
const asCaller = (uid: string) => ({ uid, phone: null, emailConfirmed: true });

test('a paid invoice is stored once with the figures of Stripe, however often its events come', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const [paid] = (await world.stripe.invoices.list({ customer })).data;
  const [invoice, ...more] = await invoicesOf(person.uid);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    id: paid?.id,
    number: paid?.number,
    net: 79_900,
    tax: 15_181,
    gross: paid?.total,
    lines: [{ cents: 79_900 }],
    buyer: { city: 'Leipzig', country: 'DE', email: person.mail },
    eInvoice: 'waiting',
  });
  const events = (await eventsSince(world.stripe)).filter(({ type }) => type === 'invoice.paid');
  const again = events.flatMap((event) =>
    [1, 2, 3].map((copy) => ({ ...event, id: `${event.id}_${copy}` })),
  );
  await Promise.all(again.map((event) => world.deliver(event)));
  expect(await invoicesOf(person.uid)).toEqual([invoice]);
});

test('a change within the term and a renewal become invoices whose sums fit', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  await confirmChange(await world.checkout(person, 'wbd_pro_monthly'));
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  const invoices = await invoicesOf(person.uid);
  expect(invoices.length).toBeGreaterThanOrEqual(3);
  expect(invoices.map(({ eInvoice }) => eInvoice)).toEqual(invoices.map(() => 'waiting'));
  expect(invoices.some(({ lines }) => lines.some(({ cents }) => cents < 0))).toBe(true);
});

test('without a seller nothing is made and the operator gets an alert; later it is made once, even when a process dies meanwhile', async () => {
  await db.doc('config/seller').delete();
  const invoice = await store('invoices', anInvoice());
  logged.length = 0;
  await makeEInvoice(ports, invoice.id);
  expect(logged).toEqual(['e-invoice.waiting']);
  expect(await stored(invoice.id)).toBeNull();

  await db.doc('config/seller').set(seller);
  // the process dies after the answer to each read and write in turn
  for (const step of ['invoice', 'seller'] as const) {
    const dying = { ...invoicesRepository, [step]: () => Promise.reject(new Error('killed')) };
    await expect(makeEInvoice({ ...ports, repository: dying }, invoice.id)).rejects.toThrow();
    expect(await stored(invoice.id)).toBeNull();
  }
  await Promise.all([1, 2, 3].map(() => makeEInvoice(ports, invoice.id)));
  const first = await stored(invoice.id);
  expect(first?.xml).toContain('<ram:Name>WBD Beispiel GmbH</ram:Name>');
  expect(first).toMatchObject({ advisor: invoice.advisor, expiresAt: invoice.expiresAt });
  expect((await db.doc(`invoices/${invoice.id}`).get()).get('eInvoice')).toBe('made');
  await makeEInvoice({ ...ports, render: () => Promise.resolve('<other/>') }, invoice.id);
  expect(await stored(invoice.id)).toEqual(first);
});

test('the PDF of an invoice is for its advisor alone', async () => {
  const [owner, foreign] = [await aPerson(), await aPerson()];
  await world.buy(owner, 'wbd_lite_annual');
  const [invoice] = await invoicesOf(owner.uid);
  const input = { invoice: invoice?.id ?? '' };
  const pdfPorts = { ...world.ports, invoices: invoicesRepository };
  const { url } = await invoicePdf(pdfPorts, input, asCaller(owner.uid));
  expect((await (await fetch(url)).text()).startsWith('%PDF-')).toBe(true);
  const refused = { code: 'invoice/not-found' };
  await expect(invoicePdf(pdfPorts, input, asCaller(foreign.uid))).rejects.toMatchObject(refused);
  const unknown = { invoice: 'in_unknown' };
  await expect(invoicePdf(pdfPorts, unknown, asCaller(owner.uid))).rejects.toMatchObject(refused);
});
