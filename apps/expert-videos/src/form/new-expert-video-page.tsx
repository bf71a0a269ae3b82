import { useOwnAdvisor } from '@wbd/auth';
import { createExpertVideoMutation, draftExpertVideo } from '@wbd/data/expert-videos';
import { chooseMutation } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { isPublic } from '@wbd/domain/audiences';
import { useMutation } from '@wbd/query';
import { useSearchParams } from '@wbd/router';
import { toast } from '@wbd/ui';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { UPLOAD_PARAM, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '../shared/paths.ts';
import { ExpertVideoForm } from './expert-video-form.tsx';
import { EMPTY_FORM, reopenedValues, typedSchema } from './form-values.ts';
import { FormPage } from './form-page.tsx';
import { formTexts as texts } from './texts.de.ts';

const FORM = 'expert-video';
const newSchema = z.extend(typedSchema, {
  draft: z.object({ id: z.string() }),
  isShown: z.boolean(),
});

/** An expert video is published. */
export function NewExpertVideoPage() {
  const owner = useOwnAdvisor();
  const [params] = useSearchParams();
  return (
    <FormPage title={texts.titles.new}>
      {owner && <NewExpertVideo key={params.get(UPLOAD_PARAM)} owner={owner} />}
    </FormPage>
  );
}

function NewExpertVideo({ owner }: { owner: Advisor }) {
  const create = useMutation(createExpertVideoMutation(owner));
  const choose = useMutation(chooseMutation('expert', owner.id));
  const reopened = useReopened({ uid: owner.id, form: FORM }, newSchema);
  const [isShown, setIsShown] = useState(reopened?.values.isShown ?? false);
  // every attempt stores the same video
  const [draft] = useState(() => reopened?.values.draft ?? draftExpertVideo());
  return (
    <ExpertVideoForm
      owner={owner}
      defaultValues={reopened ? reopenedValues(reopened) : EMPTY_FORM}
      reopened={reopened}
      background={{ form: FORM, path: paths.new, values: { draft, isShown } }}
      store={async (content) => {
        await create.mutateAsync({ ...draft, ...content });
        if (isShown && isPublic(content)) {
          await choose.mutateAsync({ id: draft.id, visible: true, dateForOrder: Date.now() });
        }
      }}
      failure={texts.failures.create}
      onSaved={({ audience }) => {
        // a narrow one is on no page, whatever the switch said before
        if (!isPublic({ audience })) toast({ type: 'success', title: texts.created.title });
        else toast({ type: 'success', ...(isShown ? texts.createdAndShown : texts.created) });
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
