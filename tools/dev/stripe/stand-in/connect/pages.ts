import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod/mini';
import { enterCard } from '../engine/payment.ts';
import { cardChoice } from '../pages/card-form.ts';
import { document, figures, html, money } from '../pages/html.ts';
import { texts } from '../pages/texts.de.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { payConnectSession } from './payments.ts';
import type { ConnectSession } from './records.ts';

const paid = z.object({ card: z.string() });

/** The hosted pages of connected accounts: a payment to a seller, and the seller's first steps. */
export function connectPages(standIn: StandIn): Router {
  const router = Router();
  const { state } = standIn.store;
  const open = (id: string) => {
    const session = state.connectSessions[id];
    const isOpen = session?.status === 'open' && session.expires_at > now(standIn);
    return isOpen ? session : null;
  };

  router.get('/c/seller/:id', (request, response) => {
    const session = open(request.params.id);
    if (session) response.send(paymentPage(session));
    else over(response);
  });
  router.post('/c/seller/:id', urlencoded(), (request, response) => {
    const session = open(request.params.id);
    const input = paid.safeParse(request.body);
    if (!session) {
      over(response);
      return;
    }
    const entered = enterCard(input.success ? input.data.card : '');
    if ('refusal' in entered) {
      response.status(402).send(paymentPage(session, entered.refusal));
      return;
    }
    payConnectSession(standIn, session);
    response.redirect(303, session.success_url);
  });

  router.get('/setup/:id', (request, response) => {
    if (!state.accountLinks[request.params.id]) {
      over(response);
      return;
    }
    const body = html`<main class="narrow">
      <section>
        <h1>${texts.sellerTitle}</h1>
        <p>${texts.sellerText}</p>
        <form method="post"><button type="submit">${texts.sellerDone}</button></form>
      </section>
    </main>`;
    response.send(document(texts.sellerTitle, body));
  });
  router.post('/setup/:id', (request, response) => {
    const link = state.accountLinks[request.params.id];
    const account = link && state.accounts[link.account];
    if (!account) {
      over(response);
      return;
    }
    account.charges_enabled = true;
    account.details_submitted = true;
    account.payouts_enabled = true;
    emit(standIn, 'account.updated', { ...account }, '', account.id);
    response.redirect(303, link.return_url);
  });
  return router;
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

function paymentPage(session: ConnectSession, refusal?: 'declined' | 'unknown'): string {
  const body = html`<main>
    <div>
      <a class="brand" href="${session.cancel_url}" aria-label="${texts.back}"
        ><span aria-hidden="true">←</span> ${texts.brand}</a
      >
      <h1>${session.title}</h1>
      ${figures([texts.dueToday, session.amount])}
    </div>
    <form class="pay" method="post">
      <h2>${texts.card}</h2>
      ${cardChoice(refusal)}
      <button type="submit">${texts.pay(money(session.amount))}</button>
      <a class="aside" href="${session.cancel_url}">${texts.abandon}</a>
    </form>
  </main>`;
  return document(session.title, body);
}
