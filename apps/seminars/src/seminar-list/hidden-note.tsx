import { restrictionQuery } from '@wbd/data/notices';
import type { Seminar } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Text } from '@wbd/ui';
import { RestrictionNote } from '@wbd/ui/restrictions';
import { listTexts as texts } from './texts.de.ts';

/** That a seminar is hidden: by the operator, or by a decision on a notice, which its owner may object to. */
export function HiddenNote({ seminar, isOwn }: { seminar: Seminar; isOwn: boolean }) {
  const { data: restriction } = useQuery({
    ...restrictionQuery(seminar.advisor, 'seminar', seminar.id),
    enabled: isOwn,
  });
  return restriction ? (
    <RestrictionNote restriction={restriction} />
  ) : (
    <Text textStyle="sm" color="fg.warning">
      {texts.hidden}
    </Text>
  );
}
