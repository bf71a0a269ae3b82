import { priceOf } from '../engine/prices.ts';
import { scheduleOf } from '../engine/schedules.ts';
import { endAsked, mainItem, previewChange } from '../engine/subscriptions.ts';
import type { PortalSession, Subscription } from '../records.ts';
import { subscriptionsOf, type StandIn } from '../stand-in.ts';
import { cardChoice } from './card-form.ts';
import { day, document, figures, html, money, nothing, priceTag, type Html } from './html.ts';
import { texts } from './texts.de.ts';

type Refusal = 'declined' | 'unknown';

/** Subscription, card and invoices. */
export function overviewPage(standIn: StandIn, session: PortalSession, refusal?: Refusal): string {
  const subscription = subscriptionsOf(standIn, session.customer).at(-1);
  const body = html`<main class="narrow">
    <div>
      ${backLink(session.return_url, texts.toPortal)}
      <h1>${texts.portalTitle}</h1>
      ${
        subscription
          ? subscriptionCard(standIn, session, subscription)
          : html`<section><p>${texts.noSubscription}</p></section>`
      }
      ${paymentMethod(standIn, session.customer, refusal)} ${invoices(standIn, session.customer)}
    </div>
  </main>`;
  return document(texts.portalTitle, body);
}

function backLink(url: string | null, words: string): Html {
  return url === null
    ? html`<span class="brand">${texts.brand}</span>`
    : html`<a class="brand" href="${url}"><span aria-hidden="true">←</span> ${words}</a>`;
}

function button(action: string, words: string, look: string, extra: Html = nothing): Html {
  return html`<form method="post">
    <input type="hidden" name="do" value="${action}" />${extra}<button class="${look}">
      ${words}
    </button>
  </form>`;
}

function subscriptionCard(
  standIn: StandIn,
  session: PortalSession,
  subscription: Subscription,
): Html {
  const price = priceOf(standIn, mainItem(subscription).price);
  const end = endAsked(subscription);
  const isOver = subscription.status === 'canceled';
  const when = isOver
    ? texts.endedAt(day(subscription.ended_at ?? subscription.created))
    : end === null
      ? texts.nextCharge(day(mainItem(subscription).current_period_end))
      : texts.endsAt(day(end));
  const choice =
    end === null ? button('cancel', texts.cancel, 'bad') : button('keep', texts.keep, 'quiet');
  return html`<section>
    <h2>
      ${price.nickname ?? ''}
      <span class="state ${subscription.status}">${texts.states[subscription.status]}</span>
    </h2>
    ${priceTag(price)}
    <p class="soft">${when}</p>
    ${!isOver && mayCancel(standIn, session, subscription) ? choice : nothing}
  </section>`;
}

function paymentMethod(standIn: StandIn, customer: string, refusal?: Refusal): Html {
  const digits = standIn.store.state.cards[customer];
  return html`<section>
    <h2>${texts.paymentMethod}</h2>
    <p>${digits === undefined ? texts.noCard : texts.cardEnding(digits.slice(-4))}</p>
    <details ${refusal ? html`open` : nothing}>
      <summary>${texts.changeCard}</summary>
      ${button('card', texts.changeCard, 'quiet', cardChoice(refusal))}
    </details>
  </section>`;
}

function invoices(standIn: StandIn, customer: string): Html {
  const list = Object.values(standIn.store.state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .toReversed();
  return html`<section>
    <h2>${texts.invoices}</h2>
    ${list.length === 0 ? html`<p class="soft">${texts.noInvoices}</p>` : nothing}
    ${list.map(
      (invoice) =>
        html`<div class="row">
          <span>${day(invoice.created)} · ${invoice.number}</span>
          <span class="state ${invoice.status}">${texts.invoiceStates[invoice.status]}</span>
          <b>${money(invoice.total)}</b>
        </div>`,
    )}
  </section>`;
}

/** What a change of the subscription means, before the customer agrees to it. */
export function confirmPage(
  standIn: StandIn,
  session: PortalSession,
  flow: NonNullable<PortalSession['flow']>,
  refusal?: Refusal,
): string {
  const subscription = standIn.store.state.subscriptions[flow.subscription];
  if (!subscription) return overviewPage(standIn, session);
  const from = priceOf(standIn, mainItem(subscription).price);
  const to = priceOf(standIn, flow.price);
  const { lines, tax, total } = previewChange(standIn, subscription, to);
  const body = html`<main>
    <div>
      ${backLink(session.return_url, texts.back)}
      <h1>${texts.confirmTitle}</h1>
      <dl>
        <dt>${texts.from}</dt>
        <dd>${from.nickname ?? ''}</dd>
        <dt>${texts.to}</dt>
        <dd>${to.nickname ?? ''}</dd>
      </dl>
    </div>
    <form class="pay" method="post">
      <input type="hidden" name="do" value="confirm" />
      ${refusal ? html`<p class="alert" role="alert">${texts.refusedChange}</p>` : nothing}
      <h2>${texts.dueToday}</h2>
      <p class="amount">${money(Math.max(total, 0))}</p>
      ${figures(
        [texts.credit, lines[0]?.amount ?? 0],
        [texts.charge, lines[1]?.amount ?? 0],
        [texts.vat, tax],
        [texts.dueToday, Math.max(total, 0)],
      )}
      <p></p>
      <button type="submit">${texts.confirm}</button>
      ${
        session.return_url === null
          ? nothing
          : html`<a class="aside" href="${session.return_url}">${texts.abandon}</a>`
      }
    </form>
  </main>`;
  return document(texts.confirmTitle, body);
}

/** Whether the session's configuration allows it; a schedule has to be released before. */
export function mayCancel(
  standIn: StandIn,
  session: PortalSession,
  subscription: Subscription,
): boolean {
  const configuration = standIn.store.state.portalConfigurations[session.configuration];
  return (
    configuration?.features['subscription_cancel']?.['enabled'] === true &&
    !scheduleOf(standIn, subscription)
  );
}
