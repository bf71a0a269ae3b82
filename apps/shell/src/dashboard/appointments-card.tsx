import { markRequestMutation, openRequestsQuery } from '@wbd/data/appointments';
import { PREFERRED_TIMES, type AppointmentRequest } from '@wbd/domain/appointments';
import { may, type Level } from '@wbd/domain/plans';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { PhoneLink } from '@wbd/ui/page';
import { DueCard, DueRow } from './due-card.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.appointments;
const SHOWN = 5;

interface AppointmentsCardProps {
  uid: string;
  /** the advisor's level */
  level: Level;
}

/** Who wants to talk to the advisor and has not heard back yet; nothing while there is none. */
export function AppointmentsCard({ uid, level }: AppointmentsCardProps) {
  return (
    <DueCard
      query={useQuery(openRequestsQuery(uid))}
      most={SHOWN}
      texts={texts}
      row={(request) => (
        <Request key={request.id} request={request} hasCrm={may(level, 'customers')} />
      )}
    />
  );
}

function Request({ request, hasCrm }: { request: AppointmentRequest; hasCrm: boolean }) {
  const { id, customer, isOwn, firstName, lastName, phone, topic, preferredTime } = request;
  const mark = useMutation(markRequestMutation());
  const name = `${firstName} ${lastName}`;

  async function save(done: boolean): Promise<void> {
    try {
      await mark.mutateAsync({ id, done });
      if (!done) return;
      toast({
        type: 'success',
        title: texts.doneToast,
        action: { label: texts.undo, onSelect: () => void save(false) },
      });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    }
  }

  return (
    <DueRow
      done={{ label: texts.done, ofRow: texts.doneOf(name) }}
      busy={mark.isPending}
      onDone={() => save(true)}
    >
      {isOwn && hasCrm ? (
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={`/intern/crm/${encodeURIComponent(customer)}`}>{name}</RouterLink>
        </Link>
      ) : (
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
      )}
      {topic !== null && <Text overflowWrap="anywhere">{topic}</Text>}
      <PhoneLink phone={phone} />
      <Text textStyle="sm" color="fg.muted">
        {formatDateTime(request.createdAt)} · {request.hasCalendar ? texts.books : texts.calls}
        {preferredTime !== null && ` · ${texts.preferred(PREFERRED_TIMES[preferredTime])}`}
      </Text>
    </DueRow>
  );
}
