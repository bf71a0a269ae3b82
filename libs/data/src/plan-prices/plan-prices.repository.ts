import { callable } from '@wbd/firebase/callables';

/** Which plan each price at the payment provider stands for; the server answers only admins. */
export const readPlanPrices = callable('planPrices');
