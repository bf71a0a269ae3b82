import { useOwnAdvisor } from '@wbd/auth';
import { chooseMutation, selectionsQuery } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo } from '@wbd/domain/content';
import { arrange } from '@wbd/domain/pages';
import { useMutation, useQuery } from '@wbd/query';
import { toast, VisuallyHidden } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { listTexts } from './texts.de.ts';

const texts = listTexts.onPage;

/** Shows an expert video on the advisor's own page, or hides it there; nothing while that is unknown. */
export function ShownOnPage({ video }: { video: ExpertVideo }) {
  const advisor = useOwnAdvisor();
  return advisor && <Choice video={video} advisor={advisor} />;
}

function Choice({ video, advisor }: { video: ExpertVideo; advisor: Advisor }) {
  const { data: selections } = useQuery(selectionsQuery('expert', advisor.id));
  const choose = useMutation(chooseMutation('expert', advisor.id));
  const [arranged] = selections ? arrange([video], selections, advisor.createdAt) : [];
  if (!arranged) return null;
  const { visible, dateForOrder } = arranged;

  async function change(): Promise<void> {
    try {
      await choose.mutateAsync({ id: video.id, visible: !visible, dateForOrder });
      toast({ type: 'success', title: visible ? texts.hidden : texts.shown });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Switch checked={visible} onCheckedChange={() => void change()}>
      {texts.label}
      <VisuallyHidden>: {video.description}</VisuallyHidden>
    </Switch>
  );
}
