import { seminarQuery, updateSeminarMutation } from '@wbd/data/seminars';
import { draftSession, sessionsWithAccessQuery, type SessionWithAccess } from '@wbd/data/sessions';
import type { Advisor, Seminar } from '@wbd/domain';
import { useMutation, useQuery } from '@wbd/query';
import { Navigate, useParams } from '@wbd/router';
import { EmptyState, ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonForm } from '@wbd/ui/page';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { DeleteSeminar } from './delete-seminar.tsx';
import { SeminarForm } from './seminar-form.tsx';
import { changedContent, toSeminarValues } from './seminar-values.ts';
import { newRow, toEntries, toRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

/** Changes a seminar of the advisor's own. */
export const EditSeminarPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const { id = '' } = useParams();
  return (
    <PortalPage
      title={texts.editTitle}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
      width="form"
    >
      <OpenSeminar key={id} id={id} uid={advisor.id} />
    </PortalPage>
  );
});

interface Opened {
  seminar: Seminar;
  sessions: SessionWithAccess[];
}

/** Reads the seminar as it is now, once: what is changed elsewhere meanwhile does not change the form. */
function OpenSeminar({ id, uid }: { id: string; uid: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const enabled = opened === null;
  const seminar = useQuery({ ...seminarQuery(id), staleTime: 0, enabled });
  const sessions = useQuery({ ...sessionsWithAccessQuery(id, uid), enabled });

  if (opened) return <OpenedSeminar {...opened} uid={uid} />;
  if (seminar.isError || sessions.isError) {
    return (
      <ErrorState
        title={texts.loadFailed}
        retrying={seminar.isFetching || sessions.isFetching}
        onRetry={() => {
          void seminar.refetch();
          void sessions.refetch();
        }}
      />
    );
  }
  if (!isFresh(seminar) || !isFresh(sessions)) return <SkeletonForm fields={6} />;
  if (seminar.data?.advisor !== uid) {
    return (
      <EmptyState icon={<CalendarX size={26} />} title={texts.notFound} text={texts.notFoundText} />
    );
  }
  setOpened({ seminar: seminar.data, sessions: sessions.data ?? [] });
  return null;
}

/** What an earlier visit left behind is not what a form begins with. */
function isFresh(answer: { isFetchedAfterMount: boolean; isFetching: boolean }): boolean {
  return answer.isFetchedAfterMount && !answer.isFetching;
}

function OpenedSeminar({ seminar, sessions, uid }: Opened & { uid: string }) {
  const update = useMutation(updateSeminarMutation(uid));
  const [deleted, setDeleted] = useState(false);
  const [initial] = useState(() => {
    const values = toSeminarValues(seminar, sessions);
    return values.sessions.length > 0
      ? values
      : { ...values, sessions: [newRow(draftSession(), new Date())] };
  });
  if (deleted) return <Navigate to={paths.list} />;
  return (
    <>
      <SeminarForm
        uid={uid}
        initial={initial}
        stored={sessions}
        onSave={async (content, after) => {
          await update.mutateAsync({
            id: seminar.id,
            hidden: seminar.hidden,
            content: changedContent(content, seminar),
            sessions: { before: toEntries(sessions.map(toRow), sessions), after },
          });
        }}
      />
      <DeleteSeminar
        seminar={seminar}
        onDeleted={() => {
          setDeleted(true);
        }}
      />
    </>
  );
}
