import { callable } from '@wbd/firebase/callables';

/** Asks whether one of the signed-in advisor's customers can be sent a one-time code to this number. */
export const kioskLoginUser = callable('kioskLoginUser');

/** Erases a customer with everything that is stored about them. */
export const deleteCustomer = callable('deleteCustomer');
