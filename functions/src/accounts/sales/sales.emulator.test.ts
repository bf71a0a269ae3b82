import '../../../test/own-project.ts';
import { moneyChangeSchema } from '@wbd/domain/money-changes';
import { filmPrice, filmSaleSchema, type FilmOffer } from '@wbd/domain/sales';
import { pay, signedDelivery, startStandIn } from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { readOwnState } from '../../core/own-state.repository.ts';
import { readAdministrators } from '../../core/people.repository.ts';
import { createStripe } from '../../gateways/stripe.ts';
import { hasBought } from '../../content/videos/videos.repository.ts';
import { buyFilm, type BuyFilmPorts } from './buy-film.service.ts';
import { changeFilmOffer } from './change-film-offer.service.ts';
import { connectFilmSeller } from './connect-film-seller.service.ts';
import {
  closeFilmsOf,
  endFilmsOf,
  keepFilmsOf,
  removeEndedFilms,
} from './leaving/end-films.service.ts';
import { endFilmsPorts } from './leaving/leaving-ports.ts';
import { filmPaper } from './film-paper.service.ts';
import { offersRepository } from './offers.repository.ts';
import { renderFilmPaper } from './papers/render-film-paper.ts';
import { receiveConnectEvent } from './receive-connect-event.service.ts';
import { reconcileSales } from './reconcile-sales.service.ts';
import { refundFilmSale } from './refund-film-sale.service.ts';
import { salesRepository } from './sales.repository.ts';
import { saveFilmOffer } from './save-film-offer.service.ts';
import { sellersRepository } from './sellers.repository.ts';
import { setFilmSeller } from './set-film-seller.service.ts';

const PORTAL = 'http://portal.example';
const SECRET = 'whsec_sales';
const DAY_MS = 24 * 3_600_000;
type StandIn = Awaited<ReturnType<typeof startStandIn>>;
let standIn: StandIn;
let stripe: Stripe;
/** every event on a seller's account */
const events: { id: string; account?: string | undefined }[] = [];

beforeAll(async () => {
  standIn = await startStandIn({
    port: 0,
    host: '127.0.0.1',
    file: null,
    receiver: null,
    heard: (event) => void (event.account !== undefined && events.push(event)),
  });
  stripe = createStripe({ secretKey: 'sk_test_sales', origin: standIn.origin });
  await db.doc('config/public').set({
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: 'https://calendar.example',
    filmFeeBasisPoints: 1_000,
  });
});
afterAll(() => standIn.stop());

const take = { take: () => Promise.resolve(true) };
const billing = { portalOrigins: [PORTAL], refused: () => undefined };
const now = () => new Date();
/** files by path, with their owner */
const stored = new Map<string, string>();
const files = {
  find: (path: string) => {
    const owner = stored.get(path);
    return Promise.resolve(owner === undefined ? null : { path, owner, size: 1, createdAt: now() });
  },
};
const offerPorts = {
  sellers: sellersRepository,
  offers: offersRepository,
  files,
  changes: take,
  administrators: readAdministrators,
  moneyChanges: take,
  now,
};
const eventPorts = () => ({
  stripe,
  sales: salesRepository,
  sellers: sellersRepository,
  log: () => undefined,
  now,
});
const buyPorts = (): BuyFilmPorts => ({
  stripe,
  offers: offersRepository,
  sellers: sellersRepository,
  sales: salesRepository,
  ownState: readOwnState,
  billing,
  limit: take,
  now,
});

async function advisor(lv: 0 | 1 | 2): Promise<string> {
  const { id } = await store('advisors', anAdvisor({ lv, org: 'org' }));
  await store('accounts', anAccount({ id, email: `${id}@example.org` }));
  return id;
}

async function aSeller(kind: 'business' | 'small' = 'business'): Promise<string> {
  const uid = await advisor(2);
  await db.doc(`imprints/${uid}`).set({
    name: 'Petra Pro',
    address: 'Weg 1',
    email: 'petra@example.org',
    phone: null,
    vatId: null,
    authority: null,
    register: null,
    rules: null,
  });
  await db.doc(`taxProfiles/${uid}`).set({
    kind,
    name: 'Petra Pro',
    street: 'Weg 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: 'DE123456788',
    ibanEnd: '2051',
    wording: 'credit-notes-1',
    agreedAt: now(),
    changedAt: now(),
    expiresAt: null,
  });
  const details = { legalForm: 'person', bornOn: '1980-02-03', register: null } as const;
  await setFilmSeller(offerPorts, details, await admitted(uid));
  const ports = { ...offerPorts, stripe, billing };
  const { url } = await connectFilmSeller(ports, { domain: PORTAL }, await admitted(uid));
  await fetch(url, { method: 'POST', redirect: 'manual' });
  await deliverAll();
  return uid;
}

async function anOffer(seller: string, netCents = 4_900): Promise<FilmOffer> {
  const id = newId('offer')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .padEnd(20, 'x')
    .slice(-20);
  const film = `paid_videos/video/${id}.mp4`;
  const thumb = `paid_videos/thumb/${id}.webp`;
  for (const path of [film, thumb]) stored.set(path, seller);
  const input = {
    id,
    title: 'Erbrecht',
    description: 'Eine Stunde.',
    netCents,
    film,
    thumb,
    captions: null,
    trailer: null,
  };
  await saveFilmOffer(offerPorts, input, await admitted(seller));
  await changeFilmOffer(offerPorts, { offer: id, to: 'sale' }, await admitted(seller));
  const offer = await offersRepository.offer(id);
  if (!offer) throw new Error('nothing was offered');
  return offer;
}

const buy = async (offer: FilmOffer, buyer: string) =>
  buyFilm(
    buyPorts(),
    { offer: offer.id, total: filmPrice(offer).total, domain: PORTAL },
    await admitted(buyer),
  );

const delivered = new Set<string>();
/** Hands in everything that was not handed in yet, all of it at once and twice. */
async function deliverAll(): Promise<void> {
  const open = events.filter(({ id }) => !delivered.has(id));
  const answers = await Promise.all(
    [...open, ...open].map((event) => {
      delivered.add(event.id);
      const { payload, signature } = signedDelivery(event, SECRET);
      const ports = {
        ...eventPorts(),
        webhookSecret: SECRET,
        isStopped: () => Promise.resolve(false),
      };
      return receiveConnectEvent(ports, payload, signature);
    }),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
}

async function sold(seller: string) {
  const { docs } = await db.collection('filmSales').where('seller', '==', seller).get();
  return parseDocuments(filmSaleSchema, docs);
}

test('KNOW-02 notifies a seller and the administrators of changed tax details and of the new account', async () => {
  const boss = await advisor(2);
  await db.doc(`accounts/${boss}`).update({ orgAdmin: true });
  const uid = await aSeller();
  const changes = async () => {
    const { docs } = await db.collection('moneyChanges').where('by', '==', uid).get();
    return parseDocuments(moneyChangeSchema, docs);
  };
  const kinds = async () => (await changes()).map(({ kind }) => kind).toSorted();
  expect(await kinds()).toEqual(['film-account', 'film-seller']);
  for (const { id, readers } of await changes()) {
    expect(readers).toEqual(expect.arrayContaining([uid, boss]));
    const mails = await db.collection('mails').where('change', '==', id).get();
    expect(mails.size).toBe(readers.length);
  }
  const details = { legalForm: 'person', bornOn: '1980-02-03', register: null } as const;
  await setFilmSeller(offerPorts, details, await admitted(uid));
  await connectFilmSeller(
    { ...offerPorts, stripe, billing },
    { domain: PORTAL },
    await admitted(uid),
  );
  expect(await kinds()).toEqual(['film-account', 'film-seller']);
  await setFilmSeller(offerPorts, { ...details, bornOn: '1981-02-03' }, await admitted(uid));
  expect(await kinds()).toEqual(['film-account', 'film-seller', 'film-seller']);
  await db.doc(`accounts/${boss}`).update({ orgAdmin: false });
});

test('KNOW-02 who has not declared to be a business buys nothing', async () => {
  const [seller, buyer] = [await aSeller(), await advisor(0)];
  const offer = await anOffer(seller);
  const consent = { version: 'sign-up-1', wording: 'Ich stimme zu.', at: now() };
  await db.doc(`accounts/${buyer}`).update({ consent });
  await expect(buy(offer, buyer)).rejects.toMatchObject({ code: 'contract/not-accepted' });
});

test('KNOW-02.5: two purchases at once are one page, and pages paid twice are one purchase', async () => {
  const [seller, buyer] = [await aSeller(), await advisor(0)];
  const offer = await anOffer(seller);
  const pages = await Promise.all([buy(offer, buyer), buy(offer, buyer), buy(offer, buyer)]);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  // a page of another price stays open until someone opens the new one: paid meanwhile, it is a second payment
  const [{ url: first }] = pages;
  await pay(first);
  await saveFilmOffer(
    offerPorts,
    {
      id: offer.id,
      title: 'Erbrecht',
      description: 'Neu.',
      netCents: 6_000,
      film: `paid_videos/video/${offer.id}.mp4`,
      thumb: offer.thumb,
      captions: null,
      trailer: null,
    },
    await admitted(seller),
  );
  await expect(buy(offer, buyer)).rejects.toMatchObject({ code: 'sale/price-changed' });
  const second = await buy({ ...offer, netCents: 6_000 }, buyer);
  await pay(second.url);
  await deliverAll();
  await deliverAll();
  const sales = await sold(seller);
  expect(sales).toHaveLength(2);
  const standing = sales.filter((sale) => !('isDuplicate' in sale && sale.isDuplicate));
  expect(standing).toHaveLength(1);
  expect(await hasBought(buyer, offer.id)).toBe(true);
  await expect(buy({ ...offer, netCents: 6_000 }, buyer)).rejects.toMatchObject({
    code: 'sale/bought-already',
  });
  const charged = await Promise.all(
    sales.map(async ({ payment }) => {
      const { stripeAccount } = (await sellersRepository.record(seller)).seller ?? {};
      const intent = await stripe.paymentIntents.retrieve(
        payment,
        { expand: ['latest_charge.balance_transaction'] },
        { stripeAccount: stripeAccount ?? '' },
      );
      const charge = intent.latest_charge;
      return charge !== null && typeof charge === 'object' ? charge.amount_refunded : -1;
    }),
  );
  expect(charged.filter((refunded) => refunded === 0)).toHaveLength(1);
});

test('KNOW-02.4: a refund closes the film at once, returns the share, and writes a correction', async () => {
  const [seller, buyer] = [await aSeller(), await advisor(0)];
  const offer = await anOffer(seller);
  await pay((await buy(offer, buyer)).url);
  await deliverAll();
  const [sale] = await sold(seller);
  expect(sale).toMatchObject({ total: 5_831, fee: 490, booked: 5_831, invoice: 1 });
  const ports = { ...eventPorts(), changes: take };
  await expect(
    refundFilmSale(ports, { sale: sale?.id ?? '' }, await admitted(buyer)),
  ).rejects.toMatchObject({
    code: 'sale/not-found',
  });
  await refundFilmSale(ports, { sale: sale?.id ?? '' }, await admitted(seller));
  expect(await hasBought(buyer, offer.id)).toBe(false);
  const [after] = await sold(seller);
  expect(after).toMatchObject({ returned: 5_831, fee: 0, booked: 0 });
  const paper = await salesRepository.paper(`${seller}~00000002`);
  expect(paper).toMatchObject({ net: -4_900, vat: -931, total: -5_831, corrects: 1 });
  const mails = await db.collection('mails').where('uid', '==', buyer).get();
  expect(mails.docs.map((mail) => String(mail.get('paper'))).toSorted()).toEqual([
    `${seller}~00000001`,
    `${seller}~00000002`,
  ]);
  const paperPorts = { sales: salesRepository, changes: take, pdf: renderFilmPaper, now };
  const pdf = await filmPaper(paperPorts, { paper: `${seller}~00000001` }, await admitted(buyer));
  expect(pdf.name).toBe('Rechnung-WBD-00001.pdf');
  expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await expect(
    filmPaper(paperPorts, { paper: `${seller}~00000001` }, await admitted(await advisor(0))),
  ).rejects.toMatchObject({ code: 'sale/not-found' });
});

test('KNOW-02: a dispute closes the film until it is won', async () => {
  const [seller, buyer] = [await aSeller('small'), await advisor(0)];
  const offer = await anOffer(seller);
  expect(filmPrice(offer).total).toBe(4_900);
  await pay((await buy(offer, buyer)).url);
  await deliverAll();
  const [sale] = await sold(seller);
  standIn.dispute(sale?.payment ?? '');
  await deliverAll();
  expect(await hasBought(buyer, offer.id)).toBe(false);
  const stripeAccount = (await sellersRepository.record(seller)).seller?.stripeAccount ?? '';
  const there = { stripeAccount };
  const { data } = await stripe.disputes.list({ payment_intent: sale?.payment ?? '' }, there);
  const evidence = { evidence: { uncategorized_text: 'winning_evidence' } };
  await stripe.disputes.update(data[0]?.id ?? '', evidence, there);
  // the news is lost, and found again
  for (const { id } of events) delivered.add(id);
  await reconcileSales(eventPorts());
  expect(await hasBought(buyer, offer.id)).toBe(true);
});

describe('KNOW-02.6: what a stranger gets', () => {
  test('no film without a payment on a page of the portal', async () => {
    const [seller, buyer] = [await aSeller(), await advisor(0)];
    const offer = await anOffer(seller);
    const stripeAccount = (await sellersRepository.record(seller)).seller?.stripeAccount ?? '';
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            price_data: { currency: 'eur', unit_amount: 50, product_data: { name: 'Erbrecht' } },
            quantity: 1,
          },
        ],
        success_url: PORTAL,
        cancel_url: PORTAL,
      },
      { stripeAccount },
    );
    await pay(session.url ?? '');
    await deliverAll();
    expect(await sold(seller)).toEqual([]);
    expect(await hasBought(buyer, offer.id)).toBe(false);
  });

  test('no path of a film in any document that another advisor reads', async () => {
    const [seller, buyer] = [await aSeller(), await advisor(0)];
    const offer = await anOffer(seller);
    await pay((await buy(offer, buyer)).url);
    await deliverAll();
    const collections = await db.listCollections();
    const naming: string[] = [];
    for (const collection of collections) {
      for (const row of (await collection.get()).docs) {
        if (JSON.stringify(row.data()).includes(`paid_videos/video/${offer.id}`)) {
          naming.push(collection.id);
        }
      }
    }
    expect(naming).toEqual(['filmFiles']);
  });

  test('rejects sales by blocked advisors, below Pro, without seller details, and of files of others', async () => {
    const seller = await aSeller();
    const offer = await anOffer(seller);
    const [basic, other] = [await advisor(0), await aSeller()];
    const input = {
      id: 'y'.repeat(20),
      title: 'X',
      description: 'Y',
      netCents: 100,
      film: `paid_videos/video/${offer.id}.mp4`,
      thumb: offer.thumb,
      captions: null,
      trailer: null,
    };
    await expect(saveFilmOffer(offerPorts, input, await admitted(other))).rejects.toMatchObject({
      fields: ['thumb', 'film'],
    });
    await expect(
      saveFilmOffer(offerPorts, { ...input, id: offer.id }, await admitted(other)),
    ).rejects.toThrow();
    for (const to of ['withdrawn', 'deleted'] as const) {
      await expect(
        changeFilmOffer(offerPorts, { offer: offer.id, to }, await admitted(other)),
      ).rejects.toMatchObject({ code: 'sale/not-found' });
    }
    await expect(buy(offer, seller)).rejects.toMatchObject({ code: 'sale/own' });
    const lacks: [string, object, object][] = [
      [`accounts/${seller}`, { block: { reason: 'Verstoß', at: now() } }, { block: null }],
      [`advisors/${seller}`, { lv: 1 }, { lv: 2 }],
    ];
    for (const [path, without, again] of lacks) {
      await db.doc(path).update(without);
      await expect(buy(offer, basic)).rejects.toMatchObject({ code: 'sale/not-offered' });
      await db.doc(path).update(again);
    }
    await db.doc(`taxProfiles/${seller}`).update({ kind: 'private' });
    await expect(buy(offer, basic)).rejects.toMatchObject({ code: 'sale/not-offered' });
    await expect(
      changeFilmOffer(offerPorts, { offer: offer.id, to: 'sale' }, await admitted(seller)),
    ).rejects.toMatchObject({ code: 'sale/seller-incomplete' });
  });
});

test.each([
  ['processing', 'video/not-ready'],
  ['failed', 'video/failed'],
  ['limited', 'video/failed'],
] as const)(
  'neither sells nor publishes a film that buyers cannot play, whose conversion is %s',
  async (state, code) => {
    const [seller, buyer] = [await aSeller(), await advisor(0)];
    const offer = await anOffer(seller);
    const { file } = await offersRepository.read(offer.id);
    const films = [{ path: file?.url, state, sizes: [], isPlayable: false }];
    await db.doc(`filmFiles/${offer.id}`).update({ films });
    await expect(buy(offer, buyer)).rejects.toMatchObject({ code });
    await expect(
      changeFilmOffer(offerPorts, { offer: offer.id, to: 'sale' }, await admitted(seller)),
    ).rejects.toMatchObject({ code });
    await db.doc(`filmFiles/${offer.id}`).update({ films: [] });
    await expect(buy(offer, buyer)).resolves.toHaveProperty('url');
  },
);

test('KNOW-02: buyers keep a film for 30 days when its seller leaves, and forever when a block is taken back', async () => {
  const [seller, buyer] = [await aSeller(), await advisor(0)];
  const [bought, unsold] = [await anOffer(seller), await anOffer(seller)];
  await pay((await buy(bought, buyer)).url);
  await deliverAll();
  await endFilmsOf(endFilmsPorts, seller);
  await expect(buy(bought, await advisor(0))).rejects.toMatchObject({ code: 'sale/not-offered' });
  await keepFilmsOf(endFilmsPorts, seller);
  expect((await offersRepository.offer(bought.id))?.endsAt).toBeNull();

  await closeFilmsOf(endFilmsPorts, seller);
  expect(await offersRepository.offer(unsold.id)).toBeNull();
  expect(await hasBought(buyer, bought.id)).toBe(true);
  expect(await removeEndedFilms(endFilmsPorts)).toBe(0);
  const later = { ...endFilmsPorts, now: () => new Date(Date.now() + 31 * DAY_MS) };
  expect(await removeEndedFilms(later)).toBe(1);
  expect(await offersRepository.offer(bought.id)).toBeNull();
  const news = await db.collection('notifications').where('advisor', '==', buyer).get();
  expect(news.docs.map((row) => String(row.get('event'))).toSorted()).toEqual([
    'film-bought',
    'film-ending',
  ]);
});

test('a film that someone bought, or may be paying for, is not deleted', async () => {
  const [seller, buyer] = [await aSeller(), await advisor(0)];
  const offer = await anOffer(seller);
  const page = await buy(offer, buyer);
  const remove = async () =>
    changeFilmOffer(offerPorts, { offer: offer.id, to: 'deleted' }, await admitted(seller));
  await expect(remove()).rejects.toMatchObject({ code: 'sale/has-buyers' });
  await pay(page.url);
  await deliverAll();
  await expect(remove()).rejects.toMatchObject({ code: 'sale/has-buyers' });
  const other = await anOffer(seller);
  await changeFilmOffer(offerPorts, { offer: other.id, to: 'deleted' }, await admitted(seller));
  expect((await offersRepository.read(other.id)).file).toBeNull();
});
