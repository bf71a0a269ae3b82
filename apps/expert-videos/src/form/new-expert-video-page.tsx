import { useOwnAdvisor } from '@wbd/auth';
import { createExpertVideoMutation, draftExpertVideo } from '@wbd/data/expert-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
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
  // every attempt stores the same video
  const [draft] = useState(draftExpertVideo);
  return (
    <ExpertVideoForm
      owner={owner}
      defaultValues={EMPTY_FORM}
      store={(content) => create.mutateAsync({ ...draft, ...content })}
      failure={texts.failures.create}
      onSaved={() => {
        toast({ type: 'success', ...texts.created });
      }}
    />
  );
}
