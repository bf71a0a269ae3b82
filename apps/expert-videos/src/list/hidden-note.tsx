import { restrictionQuery } from '@wbd/data/notices';
import { useQuery } from '@wbd/query';
import { RestrictionNote } from '@wbd/ui/restrictions';

/** Why a video is hidden, when a decision on a notice hides it. */
export function HiddenNote({ uid, id }: { uid: string; id: string }) {
  const { data: restriction } = useQuery(restrictionQuery(uid, 'video', id));
  return restriction ? <RestrictionNote restriction={restriction} /> : null;
}
