import { chooseMutation, selectionsQuery } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { arrange } from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';
import { useMutation, useQuery } from '@wbd/query';
import { toast, VisuallyHidden } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { listTexts } from './texts.de.ts';

const texts = listTexts.onPage;

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
  const { visible, dateForOrder } = arranged;

  async function change(): Promise<void> {
    try {
      await choose.mutateAsync({ id: seminar.id, visible: !visible, dateForOrder });
      toast({ type: 'success', title: visible ? texts.hidden : texts.shown });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Switch checked={visible} onCheckedChange={() => void change()}>
      {texts.label}
      <VisuallyHidden>: {seminar.title}</VisuallyHidden>
    </Switch>
  );
}
