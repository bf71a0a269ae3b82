import { sponsorSchema, type Sponsor } from '@wbd/domain/accounts';
import { orderBy, readDocument, readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { documentPath } from '../paths/index.ts';

/** Through whom this advisor signed up; null without a sponsor. The rules answer no one else. */
export const readSponsor = (uid: string): Promise<Sponsor | null> =>
  readDocument(sponsorSchema, documentPath('sponsors', uid));

/** Advisors who signed up through a link of this advisor, the latest first; the rules answer no one else. */
export function readBrought(sponsor: string): Promise<Sponsor[]> {
  return readWholeCollection(
    sponsorSchema,
    'sponsors',
    PAGE_SIZE,
    where('sponsor', '==', sponsor),
    orderBy('createdAt', 'desc'),
  );
}
