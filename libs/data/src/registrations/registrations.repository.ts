import { callable } from '@wbd/firebase/callables';

/** Takes a seat in a session. The server decides whether there is one left and whether the person already has it. */
export const registerForSession = callable('registerForSession');
