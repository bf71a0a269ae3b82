import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod/mini';
import { renderCheckoutSession } from '../render.ts';
import { priceOf, withTax } from '../engine/prices.ts';
import { enterCard } from '../engine/payment.ts';
import { startFromCheckout } from '../engine/subscriptions.ts';
import type { CheckoutSession } from '../records.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { cardChoice } from './card-form.ts';
import { document, figures, html, money, nothing, priceTag } from './html.ts';
import { texts } from './texts.de.ts';

const paid = z.object({ card: z.string() });

/** The hosted payment page: pay, be declined, or leave. */
export function checkoutPages(standIn: StandIn): Router {
  const router = Router();
  const { state } = standIn.store;
  const open = (id: string) => {
    const session = state.checkoutSessions[id];
    const isOpen =
      session?.status === 'open' && session.expires_at > now(standIn, session.customer);
    return isOpen ? session : null;
  };

  router.get('/c/pay/:id', (request, response) => {
    const session = open(request.params.id);
    if (session) response.send(page(standIn, session));
    else over(response);
  });
  router.post('/c/pay/:id', urlencoded(), (request, response) => {
    const session = open(request.params.id);
    const input = paid.safeParse(request.body);
    if (!session) {
      over(response);
      return;
    }
    const entered = enterCard(input.success ? input.data.card : '');
    if ('refusal' in entered) {
      response.status(402).send(page(standIn, session, entered.refusal));
      return;
    }
    state.cards[session.customer] = entered.digits;
    complete(standIn, session);
    response.redirect(303, session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
  });
  return router;
}

/** What a person would enter where Stripe asks for an address, which it does where it adds VAT. */
const ADDRESS = {
  line1: 'Am Markt 7',
  line2: null,
  postal_code: '04109',
  city: 'Leipzig',
  state: null,
  country: 'DE',
};

function complete(standIn: StandIn, session: CheckoutSession): void {
  const customer = standIn.store.state.customers[session.customer];
  if (customer && session.automatic_tax.enabled) customer.address = ADDRESS;
  if (session.mode === 'subscription') {
    session.subscription = startFromCheckout(standIn, session).id;
  }
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  standIn.store.changed();
  const object = renderCheckoutSession(standIn, session);
  emit(standIn, 'checkout.session.completed', object, session.customer);
}

function over(response: Response): void {
  const body = html`<main class="narrow">
    <section>
      <h2>${texts.overTitle}</h2>
      <p>${texts.overText}</p>
    </section>
  </main>`;
  response.status(410).send(document(texts.overTitle, body));
}

function page(
  standIn: StandIn,
  session: CheckoutSession,
  refusal?: 'declined' | 'unknown',
): string {
  const price = priceOf(standIn, session.price);
  const product = standIn.store.state.products[price.product];
  const name = product?.name ?? '';
  const email = standIn.store.state.customers[session.customer]?.email ?? '';
  const { tax, total } = withTax(price.unit_amount, price, session.automatic_tax.enabled);
  const included = price.tax_behavior === 'inclusive';
  const netAndTax: [string, number][] = [
    ...(included ? [] : [[texts.net, price.unit_amount] satisfies [string, number]]),
    ...(tax > 0
      ? [[included ? texts.vatIncluded : texts.vat, tax] satisfies [string, number]]
      : []),
  ];
  const recurs = price.recurring !== null;
  const title = recurs ? texts.subscribeTitle(name) : texts.payTitle;
  const body = html`<main>
    <div>
      <a class="brand" href="${session.cancel_url}" aria-label="${texts.back}"
        ><span aria-hidden="true">←</span> ${texts.brand}</a
      >
      <h1>${title}</h1>
      ${priceTag(price)} ${figures(...netAndTax, [texts.dueToday, total])}
    </div>
    <form class="pay" method="post">
      <h2>${texts.card}</h2>
      <div class="field">
        <label for="email">${texts.email}</label
        ><input id="email" type="email" value="${email}" readonly />
      </div>
      ${cardChoice(refusal)}
      <button type="submit">${recurs ? texts.subscribe : texts.pay(money(total))}</button>
      ${recurs ? html`<p class="hint">${texts.renews}</p>` : nothing}
      <a class="aside" href="${session.cancel_url}">${texts.abandon}</a>
    </form>
  </main>`;
  return document(title, body);
}
