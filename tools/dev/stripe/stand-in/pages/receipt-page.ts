import { Router } from 'express';
import type { StandIn } from '../stand-in.ts';
import { day, document, figures, html, money } from './html.ts';
import { onePage } from './one-page.ts';
import { texts } from './texts.de.ts';

/** The hosted page of an invoice, which mails lead to. */
export function receiptPages(standIn: StandIn): Router {
  const router = Router();
  router.get('/i/:id', (request, response) => {
    const invoice = standIn.store.state.invoices[request.params.id];
    if (!invoice) {
      response.sendStatus(404);
      return;
    }
    const title = texts.receiptTitle(invoice.number);
    const lines = invoice.lines.map(({ description, amount }): [string, number] => [
      description,
      amount,
    ]);
    const body = html`<main class="narrow">
      <section>
        <h1>${title}</h1>
        <p>${day(invoice.created)} · ${texts.invoiceStates[invoice.status]}</p>
        ${figures(...lines, [texts.vat, invoice.tax], [texts.total, invoice.total])}
      </section>
    </main>`;
    response.send(document(title, body));
  });
  router.get('/i/:id/pdf', (request, response) => {
    const invoice = standIn.store.state.invoices[request.params.id];
    if (!invoice) {
      response.sendStatus(404);
      return;
    }
    const name = `${invoice.number}.pdf`;
    response.attachment(name).send(onePage(`${invoice.number}  ${money(invoice.total)}`));
  });
  return router;
}
