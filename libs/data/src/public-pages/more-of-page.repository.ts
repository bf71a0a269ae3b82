import { callable } from '@wbd/firebase/callables';

/** Asks for the cards of a page that follow on one it shows. */
export const moreOfPage = callable('moreOfPage');
