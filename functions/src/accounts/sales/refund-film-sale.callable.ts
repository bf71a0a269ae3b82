import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { translateStripeOutage } from '../billing/stripe-outage.ts';
import { refundFilmSale as refund } from './refund-film-sale.service.ts';
import { refundPorts } from './sales-ports.ts';

export const refundFilmSale = defineCallable(
  'refundFilmSale',
  (input, caller) =>
    translateStripeOutage(async () => refund(await refundPorts(), input, caller), 'unavailable'),
  {
    secrets: stripeSecrets,
    warm: false,
  },
);
