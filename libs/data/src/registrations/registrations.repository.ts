import { callable } from '@wbd/firebase/callables';

/** Takes a seat in a session. The server decides whether there is one left and whether the person already has it. */
export const registerForSession = callable('registerForSession');

/** Gives a customer of the signed-in advisor a login by phone number, so that they can be registered. */
export const advisorCreatesCustomer = callable('advisorCreatesCustomer');
