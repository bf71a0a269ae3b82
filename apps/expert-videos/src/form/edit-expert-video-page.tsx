import { useOwnAdvisor } from '@wbd/auth';
import { expertVideoQuery, updateExpertVideoMutation } from '@wbd/data/expert-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo } from '@wbd/domain/content';
import { useMutation, useQuery } from '@wbd/query';
import { Link, useParams, useSearchParams } from '@wbd/router';
import { Button, EmptyState, ErrorState, toast } from '@wbd/ui';
import { SkeletonForm } from '@wbd/ui/page';
import { UPLOAD_PARAM, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { changesTo } from './changes.ts';
import { DeleteExpertVideo } from './delete-expert-video.tsx';
import { ExpertVideoForm } from './expert-video-form.tsx';
import { FormPage } from './form-page.tsx';
import { reopenedValues, toFormValues, typedSchema } from './form-values.ts';
import { formTexts as texts } from './texts.de.ts';

/** One of the advisor's own expert videos is changed or deleted. */
export function EditExpertVideoPage() {
  const owner = useOwnAdvisor();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <FormPage title={texts.titles.edit}>
      {owner && <LoadedVideo key={`${id} ${params.get(UPLOAD_PARAM)}`} id={id} owner={owner} />}
    </FormPage>
  );
}

function LoadedVideo({ id, owner }: { id: string; owner: Advisor }) {
  // the form must start from the stored state
  const { data, isError, isFetching, refetch } = useQuery({
    ...expertVideoQuery(id),
    staleTime: 0,
  });
  // saving and deleting read the video again while the form is open
  const [opened, setOpened] = useState<ExpertVideo>();
  const isOwn = data?.advisor === owner.id;
  if (opened === undefined && isOwn && !isFetching && !isError) setOpened(data);

  if (opened) return <EditExpertVideo owner={owner} opened={opened} />;
  if (isFetching) return <SkeletonForm />;
  if (isError) return <ErrorState {...texts.loadFailed} onRetry={() => void refetch()} />;
  return (
    <EmptyState title={texts.missing.title} text={texts.missing.text}>
      <Button asChild>
        <Link to={paths.list}>{texts.missing.toList}</Link>
      </Button>
    </EmptyState>
  );
}

function EditExpertVideo({ owner, opened }: { owner: Advisor; opened: ExpertVideo }) {
  const update = useMutation(updateExpertVideoMutation());
  const form = `expert-video ${opened.id}`;
  const reopened = useReopened({ uid: owner.id, form }, typedSchema);
  return (
    <ExpertVideoForm
      owner={owner}
      defaultValues={reopened ? reopenedValues(reopened) : toFormValues(opened)}
      reopened={reopened}
      background={{ form, path: paths.edit(opened.id) }}
      films={opened.films}
      store={(content) => update.mutateAsync({ opened, changes: changesTo(opened, content) })}
      failure={texts.failures.update}
      onSaved={() => {
        toast({ type: 'success', title: texts.saved });
      }}
      actions={(end) => <DeleteExpertVideo id={opened.id} onDeleted={end} />}
    />
  );
}
