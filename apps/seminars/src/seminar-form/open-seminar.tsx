import { seminarQuery } from '@wbd/data/seminars';
import { sessionsWithAccessQuery, type SessionWithAccess } from '@wbd/data/sessions';
import type { Seminar } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState } from '@wbd/ui';
import { SkeletonForm } from '@wbd/ui/page';
import { CalendarX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formTexts as texts } from './texts.de.ts';

export interface Opened {
  seminar: Seminar;
  sessions: SessionWithAccess[];
}

export interface OpenSeminarProps {
  id: string;
  /** of the advisor, whose own it has to be */
  uid: string;
  children: (opened: Opened) => ReactNode;
}

/** Reads the seminar once: later changes elsewhere do not change the form. */
export function OpenSeminar({ id, uid, children }: OpenSeminarProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const enabled = opened === null;
  const seminar = useQuery({ ...seminarQuery(id), staleTime: 0, enabled });
  const sessions = useQuery({ ...sessionsWithAccessQuery(id, uid), enabled });

  if (opened) return children(opened);
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
