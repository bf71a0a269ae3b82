import { chooseMutation, selectionsQuery } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { arrange } from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';
import { useMutation, useQuery } from '@wbd/query';
import { StoredSwitch } from '@wbd/ui/form';
import { listTexts } from './texts.de.ts';

interface ShownOnPageProps {
  seminar: Seminar;
  viewer: Advisor;
}

/** Shows a seminar on the advisor's page, or hides it there; nothing while that is unknown. */
export function ShownOnPage({ seminar, viewer }: ShownOnPageProps) {
  const { data: selections } = useQuery(selectionsQuery('seminar', viewer.id));
  const choose = useMutation(chooseMutation('seminar', viewer.id));
  const [arranged] = selections ? arrange([seminar], selections, viewer.createdAt) : [];
  if (!arranged) return null;
  const { id, title } = seminar;
  const { visible: isShown, dateForOrder } = arranged;
  return (
    <StoredSwitch
      checked={isShown}
      of={title}
      texts={listTexts.onPage}
      save={(visible) => choose.mutateAsync({ id, visible, dateForOrder })}
    />
  );
}
