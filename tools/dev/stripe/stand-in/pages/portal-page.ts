import { Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod/mini';
import { priceOf } from '../engine/prices.ts';
import { canCollect, enterCard } from '../engine/payment.ts';
import { announce, changePrice, mainItem, planEnd } from '../engine/subscriptions.ts';
import { collectOwed } from '../engine/time.ts';
import type { PortalSession, Subscription } from '../records.ts';
import { subscriptionsOf, type StandIn } from '../stand-in.ts';
import { confirmPage, mayCancel, overviewPage } from './portal-views.ts';

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('confirm') }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('keep') }),
  z.object({ do: z.literal('card'), card: z.string() }),
]);
type Action = z.output<typeof action>;
type Refusal = 'declined' | 'unknown';

/** The hosted customer portal: subscription, card, invoices, and the confirmation of a change. */
export function portalPages(standIn: StandIn): Router {
  const router = Router();
  const session = (request: Request<{ id: string }>) =>
    standIn.store.state.portalSessions[request.params.id];

  router.get('/p/session/:id', (request, response) => {
    const found = session(request);
    if (found) response.send(view(standIn, found));
    else response.sendStatus(404);
  });
  router.post('/p/session/:id', urlencoded(), (request, response) => {
    const found = session(request);
    const wish = action.safeParse(request.body);
    if (!found || !wish.success) {
      response.sendStatus(found ? 400 : 404);
      return;
    }
    if (found.flow) answerConfirmation(standIn, found, found.flow, response);
    else answerOverview(standIn, found, wish.data, response);
  });
  return router;
}

function view(standIn: StandIn, session: PortalSession, refusal?: Refusal): string {
  return session.flow
    ? confirmPage(standIn, session, session.flow, refusal)
    : overviewPage(standIn, session, refusal);
}

function answerConfirmation(
  standIn: StandIn,
  session: PortalSession,
  flow: NonNullable<PortalSession['flow']>,
  response: Response,
): void {
  const subscription = standIn.store.state.subscriptions[flow.subscription];
  const done = subscription?.status !== 'active' || mainItem(subscription).price === flow.price;
  if (!done && !canCollect(standIn, session.customer)) {
    response.status(402).send(view(standIn, session, 'declined'));
    return;
  }
  if (!done) changePrice(standIn, subscription, priceOf(standIn, flow.price));
  response.redirect(303, flow.redirect ?? session.return_url ?? session.url);
}

function answerOverview(
  standIn: StandIn,
  session: PortalSession,
  wish: Action,
  response: Response,
): void {
  const refusal = act(standIn, session, wish);
  if (refusal) response.status(402).send(view(standIn, session, refusal));
  else response.redirect(303, session.url);
}

function act(standIn: StandIn, session: PortalSession, wish: Action): Refusal | null {
  const { customer } = session;
  switch (wish.do) {
    case 'card': {
      const entered = enterCard(wish.card);
      if ('refusal' in entered) return entered.refusal;
      standIn.store.state.cards[customer] = entered.digits;
      collectOwed(standIn, customer);
      return null;
    }
    case 'cancel':
    case 'keep': {
      const subscription = running(standIn, customer);
      if (subscription && mayCancel(standIn, session, subscription)) {
        planEnd(standIn, subscription, { cancel_at_period_end: wish.do === 'cancel' });
        announce(standIn, subscription, 'updated');
      }
      return null;
    }
    case 'confirm':
      return null;
  }
}

function running(standIn: StandIn, customer: string): Subscription | undefined {
  return subscriptionsOf(standIn, customer).findLast(({ status }) => status !== 'canceled');
}
