import { useOwnAdvisor } from '@wbd/auth';
import { appointmentHoursQuery, appointmentTypesQuery } from '@wbd/data/appointments';
import { berlinDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { ErrorState, LoadingState, Stack } from '@wbd/ui';
import { PortalPage, SkeletonForm } from '@wbd/ui/page';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { HoursForm } from './hours-form.tsx';
import { formOfHours, USUAL_HOURS } from './hours-values.ts';
import { settingsTexts as texts } from './texts.de.ts';
import { TypeList } from './type-list.tsx';

/** The advisor's bookable hours and appointment types. */
export function SettingsPage() {
  const advisor = useOwnAdvisor();
  if (!advisor) return <LoadingState />;
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: paths.overview, label: texts.back }}
      help={paths.help}
      width="form"
    >
      <Settings advisorId={advisor.id} />
    </PortalPage>
  );
}

function Settings({ advisorId }: { advisorId: string }) {
  const hours = useQuery(appointmentHoursQuery(advisorId));
  const types = useQuery(appointmentTypesQuery(advisorId));
  const [today] = useState(() => berlinDay(new Date()));
  if (hours.data === undefined || types.data === undefined) {
    if (hours.isError || types.isError) {
      return (
        <ErrorState
          title={texts.failed}
          onRetry={() => {
            void hours.refetch();
            void types.refetch();
          }}
        />
      );
    }
    return <SkeletonForm />;
  }
  return (
    <Stack gap="6">
      <HoursForm values={hours.data ? formOfHours(hours.data, today) : USUAL_HOURS} />
      <TypeList advisorId={advisorId} types={types.data} hasHours={hours.data !== null} />
    </Stack>
  );
}
