import { restrictionQuery } from '@wbd/data/notices';
import type { NoticeKind } from '@wbd/domain/notices';
import { useQuery } from '@wbd/query';
import { RestrictionNote } from '@wbd/ui/restrictions';

/** Tells the owner of a hidden video that it is hidden, and why. */
export function HiddenNote(props: { owner: string; kind: NoticeKind; id: string }) {
  const { data: restriction } = useQuery(restrictionQuery(props.owner, props.kind, props.id));
  return <RestrictionNote restriction={restriction} />;
}
