import { advisorQuery } from '@wbd/data/advisors';
import { useQuery } from '@wbd/query';
import { listTexts as texts } from './texts.de.ts';

/** " · von Jonas Krüger", once it is known */
export function OwnerName({ uid }: { uid: string }) {
  const { data } = useQuery(advisorQuery(uid));
  return data ? ` · ${texts.by(`${data.firstName} ${data.lastName}`)}` : null;
}
