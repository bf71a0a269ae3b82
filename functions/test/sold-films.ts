import { randomUUID } from 'node:crypto';
import type { Advisor } from '@wbd/domain/advisors';
import {
  filmPaperSchema,
  filmPrice,
  type FilmOffer,
  type FilmPaper,
  type FilmSale,
} from '@wbd/domain/sales';
import { aTaxProfile } from '@wbd/domain/testing';
import { pay } from '@wbd/tools/stripe-testing';
import { buyFilm } from '../src/accounts/sales/buy-film.service.ts';
import { changeFilmOffer } from '../src/accounts/sales/change-film-offer.service.ts';
import { connectFilmSeller } from '../src/accounts/sales/connect-film-seller.service.ts';
import { refundFilmSale } from '../src/accounts/sales/refund-film-sale.service.ts';
import {
  buyFilmPorts,
  connectEventPorts,
  connectPorts,
  offerPorts,
  refundPorts,
} from '../src/accounts/sales/sales-ports.ts';
import { saveFilmOffer } from '../src/accounts/sales/save-film-offer.service.ts';
import { setFilmSeller } from '../src/accounts/sales/set-film-seller.service.ts';
import { settlePayment } from '../src/accounts/sales/settle-payment.service.ts';
import { db, parseDocuments } from '../src/core/firestore.ts';
import { files } from '../src/gateways/storage.ts';
import { admitted } from './callers.ts';
import { store } from './data.ts';
import { portalOrigin } from './environment.ts';

/** A film on sale, and a draft of its seller. */
export interface Film {
  offer: FilmOffer;
  draft: string;
  /** path of the film that is on sale */
  url: string;
  thumb: string;
}

/** A paid film, with its invoice. */
export interface Sold {
  sale: FilmSale;
  paper: FilmPaper;
}

const NET_CENTS = 4_900;

/** Switches selling on. */
export async function allowSales(): Promise<void> {
  await db.doc('config/public').set({
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: 'https://calendar.example',
    filmFeeBasisPoints: 1_000,
  });
}

/** Makes an advisor a seller, with an account that takes payments, and puts a film on sale. */
export async function offerFilm({ id: uid }: Advisor): Promise<Film> {
  await Promise.all([
    store('imprints', {
      id: uid,
      name: 'Petra Berg',
      address: 'Weg 1',
      email: 'petra@example.org',
      phone: null,
      vatId: null,
      authority: null,
      register: null,
      rules: null,
    }),
    store('taxProfiles', aTaxProfile(uid, { kind: 'business', taxId: 'DE123456788' })),
  ]);
  const caller = await admitted(uid);
  const details = { legalForm: 'person', bornOn: '1980-02-03', register: null } as const;
  await setFilmSeller(offerPorts, details, caller);
  const connect = async () =>
    connectFilmSeller(await connectPorts(), { domain: portalOrigin }, caller);
  await fetch((await connect()).url, { method: 'POST', redirect: 'manual' });
  // asks Stripe whether the account takes payments by now
  await connect();
  const [film, draft] = await Promise.all([saveOffer(uid), saveOffer(uid)]);
  await changeFilmOffer(offerPorts, { offer: film.id, to: 'sale' }, caller);
  const offer = await offerPorts.offers.offer(film.id);
  if (!offer) throw new Error('The film is not on sale.');
  return { offer, draft: draft.id, url: film.film, thumb: film.thumb };
}

async function saveOffer(uid: string) {
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const film = `paid_videos/video/${id}-film.mp4`;
  const thumb = `paid_videos/thumb/${id}.webp`;
  const content = new Uint8Array(10);
  await Promise.all([
    files.write(film, { owner: uid, contentType: 'video/mp4', content }),
    files.write(thumb, { owner: uid, contentType: 'image/webp', content }),
  ]);
  const input = {
    id,
    title: 'Erbrecht',
    description: 'Eine Stunde.',
    netCents: NET_CENTS,
    film,
    thumb,
    captions: null,
    trailer: null,
  };
  await saveFilmOffer(offerPorts, input, await admitted(uid));
  return input;
}

/** Pays for a film at the payment page. */
export async function sell({ offer }: Film, buyer: Advisor): Promise<Sold> {
  const { total } = filmPrice(offer);
  const input = { offer: offer.id, total, domain: portalOrigin };
  const [ports, events] = await Promise.all([buyFilmPorts(), connectEventPorts()]);
  await pay((await buyFilm(ports, input, await admitted(buyer.id))).url);
  const [page] = await ports.sales.openCheckouts(buyer.id, offer.id, new Date());
  if (!page) throw new Error('No payment page was opened.');
  const there = { stripeAccount: page.account };
  const { payment_intent: intent } = await ports.stripe.checkout.sessions.retrieve(
    page.id,
    {},
    there,
  );
  const payment = typeof intent === 'string' ? intent : intent?.id;
  if (payment === undefined) throw new Error('Nothing was paid.');
  await settlePayment(events, { account: page.account, payment });
  const sale = await events.sales.sale(page.id);
  const papers = await db.collection('filmPapers').where('sale', '==', page.id).get();
  const [paper] = parseDocuments(filmPaperSchema, papers.docs);
  if (!sale || !paper) throw new Error('Nothing was sold.');
  return { sale, paper };
}

/** Returns what was paid, as the seller. */
export async function giveBack({ sale }: Sold): Promise<void> {
  await refundFilmSale(await refundPorts(), { sale: sale.id }, await admitted(sale.seller));
}
