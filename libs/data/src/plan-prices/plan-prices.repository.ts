import { callable } from '@wbd/firebase/callables';

/** The plan of each price at the payment provider; the server answers only admins. */
export const readPlanPrices = callable('planPrices');
