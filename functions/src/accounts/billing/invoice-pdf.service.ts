import { AppError } from '@wbd/domain/errors';
import type { InvoicePdfInput, InvoicePdfOutput } from '@wbd/domain/invoices';
import type { Caller } from '../../core/caller.ts';
import type { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { advisorWhoCalls, type BillingPorts } from './billing-caller.ts';
import { isMissing } from './stripe-missing.ts';

export type InvoicePdfPorts = Pick<BillingPorts, 'stripe' | 'repository' | 'limit' | 'now'> & {
  invoices: Pick<InvoicesRepository, 'invoice'>;
};

/**
 * Where the caller gets an own invoice as Stripe's PDF. Stripe's address expires after some weeks, so each call requests it again.
 * @throws AppError invoice/not-found for an invoice that is not the caller's, or that Stripe has no PDF of
 */
export async function invoicePdf(
  ports: InvoicePdfPorts,
  { invoice: id }: InvoicePdfInput,
  caller: Caller,
): Promise<InvoicePdfOutput> {
  await advisorWhoCalls(ports, caller);
  const invoice = await ports.invoices.invoice(id);
  if (invoice?.advisor !== caller.uid) throw new AppError('invoice/not-found');
  const url = await pdfOf(ports.stripe, id);
  if (url === null) throw new AppError('invoice/not-found');
  return { url };
}

async function pdfOf(stripe: BillingPorts['stripe'], id: string): Promise<string | null> {
  try {
    return (await stripe.invoices.retrieve(id)).invoice_pdf ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
