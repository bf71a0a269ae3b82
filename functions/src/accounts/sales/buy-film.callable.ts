import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { translateStripeOutage } from '../billing/stripe-outage.ts';
import { buyFilm as buy } from './buy-film.service.ts';
import { buyFilmPorts } from './sales-ports.ts';

export const buyFilm = defineCallable(
  'buyFilm',
  (input, caller) => translateStripeOutage(async () => buy(await buyFilmPorts(), input, caller)),
  {
    secrets: stripeSecrets,
    warm: false,
  },
);
