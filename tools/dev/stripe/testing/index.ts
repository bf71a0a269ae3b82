/** Stripe as tests meet it: the stand-in, its catalogue, its pages and its time. */
export { setUpStripe } from '../../../ops/stripe/set-up-stripe.ts';
export { signedDelivery } from '../stand-in/deliveries.ts';
export { startStandIn } from '../stand-in/server.ts';
export { localStripe } from './client.ts';
export { advanceDays, CLOCKS_BEGIN } from './clock.ts';
export {
  cancelAtPortal,
  confirmChange,
  keepAtPortal,
  pay,
  replaceCard,
  type Card,
} from './pages.ts';
export { aPrice, idOf } from './purchases.ts';
