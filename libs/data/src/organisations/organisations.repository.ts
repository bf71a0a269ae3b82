import { organisationSchema, type Organisation } from '@wbd/domain/content';
import { limit, orderBy, readCollection } from '@wbd/firebase/firestore';

/** more organisations than there are, and the most the rules hand out */
const AT_MOST = 100;

/** The organisations in the operator's order; the first one is the default. */
export function readOrganisations(): Promise<Organisation[]> {
  return readCollection(organisationSchema, 'orgs', orderBy('order'), limit(AT_MOST));
}
