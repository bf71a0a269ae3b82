import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { translateStripeOutage } from '../billing/stripe-outage.ts';
import { connectFilmSeller as connect } from './connect-film-seller.service.ts';
import { connectPorts } from './sales-ports.ts';

export const connectFilmSeller = defineCallable(
  'connectFilmSeller',
  (input, caller) =>
    translateStripeOutage(async () => connect(await connectPorts(), input, caller)),
  {
    secrets: stripeSecrets,
    warm: false,
  },
);
