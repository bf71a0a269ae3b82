import { advisorQuery } from '@wbd/data/advisors';
import { useQuery } from '@wbd/query';

/** An advisor's name, and what stands there until it is known and for one who is gone. */
export function AdvisorName({ uid, otherwise }: { uid: string; otherwise: string }) {
  const { data } = useQuery(advisorQuery(uid));
  return <>{data ? `${data.firstName} ${data.lastName}` : otherwise}</>;
}
