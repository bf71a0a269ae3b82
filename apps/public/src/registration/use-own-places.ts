import { ownSeatsQuery } from '@wbd/data/seats';
import type { AuthUser } from '@wbd/auth';
import type { OwnSeatsOutput } from '@wbd/domain/seats';
import { useQuery } from '@wbd/query';
import { keptOwnName } from '../shared/own-name.ts';

interface Name {
  firstName: string;
  lastName: string;
}

interface OwnPlacesOptions {
  seminarId: string;
  /** the signed-in person; null on shared devices and for advisors */
  user: AuthUser | null;
  /** the name just given, once the server has said that the person has a place */
  claim: Name | null;
}

const NOBODY: Name = { firstName: '', lastName: '' };

/** What the signed-in person has in the seminar; nothing as long as the server does not recognise them. */
export function useOwnPlaces({
  seminarId,
  user,
  claim,
}: OwnPlacesOptions): OwnSeatsOutput['seats'] {
  const uid = user && user.phone !== null ? user.uid : null;
  const name = claim ?? (uid === null ? null : keptOwnName(uid));
  const { firstName, lastName } = name ?? NOBODY;
  const { data } = useQuery({
    ...ownSeatsQuery(uid ?? '', { seminarId, firstName, lastName }),
    enabled: uid !== null && name !== null,
  });
  return data?.seats ?? [];
}
