import { useOwnAdvisor } from '@wbd/auth';
import {
  appointmentHoursQuery,
  appointmentTypesQuery,
  comingAppointmentsQuery,
  MOST_PAST,
  pastAppointmentsQuery,
} from '@wbd/data/appointments';
import { isToRecord, type Appointment } from '@wbd/domain/appointments';
import { useQuery, type UseQueryResult } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, copyLink, EmptyState, ErrorState, LoadingState, Stack, Text } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { CalendarCheck, CalendarClock, CalendarPlus, Link2, Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { CallOffDialog } from './call-off-dialog.tsx';
import { overviewTexts as texts } from './texts.de.ts';

export function OverviewPage() {
  const advisor = useOwnAdvisor();
  if (!advisor) return <LoadingState />;
  return <Overview advisorId={advisor.id} />;
}

function Overview({ advisorId }: { advisorId: string }) {
  const hours = useQuery(appointmentHoursQuery(advisorId));
  const types = useQuery(appointmentTypesQuery(advisorId));
  const isBookable = Boolean(hours.data) && (types.data ?? []).some(({ isOpen }) => isOpen);
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={paths.help}
      actions={
        <>
          {isBookable && (
            <Button
              variant="surface"
              onClick={() => {
                void copyLink(`${window.location.origin}${paths.booking(advisorId)}`);
              }}
            >
              <Link2 aria-hidden />
              {texts.copyLink}
            </Button>
          )}
          <Button asChild variant="surface" colorPalette="gray">
            <RouterLink to={paths.settings}>
              <Settings2 aria-hidden />
              {texts.setUp}
            </RouterLink>
          </Button>
        </>
      }
    >
      {hours.data === null || types.data?.length === 0 ? <Start /> : null}
      <AddressTabs
        label={texts.tabsLabel}
        tabs={[
          { id: 'kommende', label: texts.tabs.coming, content: <Coming advisorId={advisorId} /> },
          { id: 'vergangene', label: texts.tabs.past, content: <Past advisorId={advisorId} /> },
        ]}
      />
    </PortalPage>
  );
}

function Start() {
  return (
    <EmptyState icon={<CalendarPlus size={26} />} {...texts.start}>
      <Button asChild>
        <RouterLink to={paths.settings}>{texts.setUp}</RouterLink>
      </Button>
    </EmptyState>
  );
}

function Coming({ advisorId }: { advisorId: string }) {
  const query = useQuery(comingAppointmentsQuery(advisorId));
  const [now] = useState(() => new Date());
  return (
    <Listed
      query={query}
      now={now}
      empty={<EmptyState icon={<CalendarClock size={26} />} {...texts.noneComing} />}
    />
  );
}

function Past({ advisorId }: { advisorId: string }) {
  const query = useQuery(pastAppointmentsQuery(advisorId));
  const [now] = useState(() => new Date());
  const waiting = (query.data ?? []).filter(
    (one) => one.state === 'booked' && isToRecord(one, now),
  ).length;
  return (
    <Stack gap="4">
      {waiting > 0 && <Text fontWeight="medium">{texts.toRecord(waiting)}</Text>}
      <Listed
        query={query}
        now={now}
        empty={<EmptyState icon={<CalendarCheck size={26} />} {...texts.nonePast} />}
      />
      {query.data?.length === MOST_PAST && (
        <Text color="fg.muted" textStyle="sm">
          {texts.mostPast(MOST_PAST)}
        </Text>
      )}
    </Stack>
  );
}

interface ListedProps {
  query: UseQueryResult<readonly Appointment[]>;
  now: Date;
  empty: ReactNode;
}

function Listed({ query: { data, isError, isFetching, refetch }, now, empty }: ListedProps) {
  const [callingOff, setCallingOff] = useState<Appointment | null>(null);
  if (data === undefined) {
    if (!isError || isFetching) return <SkeletonRows />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return empty;
  return (
    <>
      <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="3">
        {data.map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            now={now}
            onCallOff={() => setCallingOff(appointment)}
          />
        ))}
      </Stack>
      {callingOff && <CallOffDialog appointment={callingOff} onClose={() => setCallingOff(null)} />}
    </>
  );
}
