import { restrictionQuery } from '@wbd/data/notices';
import { useQuery } from '@wbd/query';
import { RestrictionNote } from '@wbd/ui/restrictions';

/** That a video is hidden, and why. */
export function HiddenNote({ uid, id }: { uid: string; id: string }) {
  const { data: restriction } = useQuery(restrictionQuery(uid, 'video', id));
  return <RestrictionNote restriction={restriction} />;
}
