import { linkVisitsSchema, type LinkVisit, type LinkVisits } from '@wbd/domain/visits';
import { functionUrl } from '@wbd/firebase';
import { limit, readCollection, where } from '@wbd/firebase/firestore';

/** More months than are kept. */
const MOST_MONTHS = 10;

/** How often the links of this person were opened, by month; the rules answer no one else. */
export function readLinkVisits(referrer: string): Promise<LinkVisits[]> {
  return readCollection(
    linkVisitsSchema,
    'linkVisits',
    where('referrer', '==', referrer),
    limit(MOST_MONTHS),
  );
}

/** Tells the server that a shared link was opened. Waits for nothing; text, because anything else would be asked for permission first. */
export function tellVisit(visit: LinkVisit): void {
  navigator.sendBeacon(functionUrl('beacons/countVisit'), JSON.stringify(visit));
}
