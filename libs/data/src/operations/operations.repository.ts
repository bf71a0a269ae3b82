import { callable } from '@wbd/firebase/callables';

/** What an operator looks at each day; the server answers only admins. */
export const readOperations = callable('operations');
