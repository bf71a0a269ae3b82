import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { billingPorts } from './billing-ports.ts';
import { invoicePdf as find } from './invoice-pdf.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const invoicePdf = defineCallable(
  'invoicePdf',
  (input, caller) =>
    translateStripeOutage(async () =>
      find({ ...(await billingPorts()), invoices: invoicesRepository }, input, caller),
    ),
  { secrets: stripeSecrets, warm: false },
);
