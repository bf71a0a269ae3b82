import { chooseMutation, selectionsQuery } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo } from '@wbd/domain/content';
import { arrange } from '@wbd/domain/pages';
import { useMutation, useQuery } from '@wbd/query';
import { StoredSwitch } from '@wbd/ui/form';
import { listTexts } from './texts.de.ts';

interface ShownOnPageProps {
  video: ExpertVideo;
  owner: Advisor;
}

/** Shows an expert video on its owner's page, or hides it there; nothing while that is unknown. */
export function ShownOnPage({ video, owner }: ShownOnPageProps) {
  const choices = useQuery(selectionsQuery('expert', owner.id)).data;
  const { mutateAsync: choose } = useMutation(chooseMutation('expert', owner.id));
  if (choices === undefined) return null;
  return arrange([video], choices, owner.createdAt).map(({ item, visible, dateForOrder }) => (
    <StoredSwitch
      key={item.id}
      checked={visible}
      of={item.description}
      texts={listTexts.onPage}
      save={(isShown) => choose({ id: item.id, visible: isShown, dateForOrder })}
    />
  ));
}
