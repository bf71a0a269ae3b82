import { OPEN_TERMINATIONS, terminationSchema, type Termination } from '@wbd/domain/terminations';
import { callable } from '@wbd/firebase/callables';
import {
  newDocumentId,
  orderBy,
  readPage,
  where,
  type Page,
  type PageEnd,
} from '@wbd/firebase/firestore';

const TERMINATIONS_ON_A_PAGE = 25;

/** `open`: those that an admin may still have to act on. */
export type TerminationFilter = 'open' | 'all';

/** Ends a contract; anyone may, and nothing happens before the account's owner confirms it. */
export const declareTermination = callable('declareTermination');

/** Looks at a declaration through the link that was mailed to the account's owner, confirms or refuses it. */
export const answerTermination = callable('answerTermination');

/** Acts on a declaration as an admin. */
export const settleTermination = callable('settleTermination');

/** The id of a declaration that is still to be sent. */
export function newTerminationId(): string {
  return newDocumentId();
}

/** A page of declarations, the latest first; the rules answer admins only. */
export function readTerminations(
  filter: TerminationFilter,
  after: PageEnd | null,
): Promise<Page<Termination>> {
  return readPage(
    terminationSchema,
    'terminations',
    { pageSize: TERMINATIONS_ON_A_PAGE, after },
    ...(filter === 'open' ? [where('state', 'in', OPEN_TERMINATIONS)] : []),
    orderBy('receivedAt', 'desc'),
  );
}
