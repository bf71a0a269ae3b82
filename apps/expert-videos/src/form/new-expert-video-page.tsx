import { useOwnAdvisor } from '@wbd/auth';
import { createExpertVideoMutation, draftExpertVideo } from '@wbd/data/expert-videos';
import { chooseMutation } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { isPublic } from '@wbd/domain/audiences';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { ExpertVideoForm } from './expert-video-form.tsx';
import { EMPTY_FORM } from './form-values.ts';
import { FormPage } from './form-page.tsx';
import { formTexts as texts } from './texts.de.ts';

/** An expert video is published. */
export function NewExpertVideoPage() {
  const owner = useOwnAdvisor();
  return <FormPage title={texts.titles.new}>{owner && <NewExpertVideo owner={owner} />}</FormPage>;
}

function NewExpertVideo({ owner }: { owner: Advisor }) {
  const create = useMutation(createExpertVideoMutation(owner));
  const choose = useMutation(chooseMutation('expert', owner.id));
  const [isShown, setIsShown] = useState(false);
  // every attempt stores the same video
  const [draft] = useState(draftExpertVideo);
  return (
    <ExpertVideoForm
      owner={owner}
      defaultValues={EMPTY_FORM}
      store={async (content) => {
        await create.mutateAsync({ ...draft, ...content });
        if (isShown && isPublic(content)) {
          await choose.mutateAsync({ id: draft.id, visible: true, dateForOrder: Date.now() });
        }
      }}
      failure={texts.failures.create}
      onSaved={() => {
        toast({ type: 'success', title: texts.saved });
      }}
    >
      <Card title={texts.onPage}>
        <Switch checked={isShown} onCheckedChange={setIsShown}>
          {texts.showOnPage}
        </Switch>
      </Card>
    </ExpertVideoForm>
  );
}
