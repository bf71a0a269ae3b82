import { appointmentByLinkQuery } from '@wbd/data/appointments';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { useDocumentTitle, useLocation } from '@wbd/router';
import { ErrorState, useServedFirst } from '@wbd/ui';
import { CalendarX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { JUST_BOOKED } from '../shared/just-booked.ts';
import { DeadLink, LinkedPage, useLinkToken } from '../shared/linked-page.tsx';
import { Panel } from '../shared/panel.tsx';
import { BookedPlaceholder } from './booked-placeholder.tsx';
import { ComingAppointment, type Arrival } from './coming-appointment.tsx';
import { EndedAppointment } from './ended-appointment.tsx';
import { bookedErrors, bookedTexts as texts } from './texts.de.ts';

/** `/action/termin#{token}`: a booked appointment, which the person moves or cancels without an account. */
export function BookedAppointmentPage() {
  useDocumentTitle(texts.documentTitle);
  const location = useLocation();
  const state: unknown = location.state;
  const { token, isToken } = useLinkToken();
  const isServed = useServedFirst(true, false);
  const appointment = useQuery({ ...appointmentByLinkQuery(token), enabled: isToken });
  const [change, setChange] = useState<{ token: string; what: 'moved' | 'cancelled' } | null>(null);

  return <LinkedPage advisor={appointment.data?.advisor}>{content()}</LinkedPage>;

  function content(): ReactNode {
    if (isServed) return <BookedPlaceholder />;
    if (!isToken) return <DeadLink {...deadWords['link/invalid']} home={texts.dead.home} />;
    const { data } = appointment;
    if (!data) {
      if (!appointment.isError) return <BookedPlaceholder />;
      const code = appointment.error instanceof AppError ? appointment.error.code : 'internal';
      if (isDead(code)) return <DeadLink {...deadWords[code]} home={texts.dead.home} />;
      return (
        <ErrorState
          level={1}
          title={texts.failed}
          text={bookedErrors[code]}
          retrying={appointment.isFetching}
          onRetry={() => void appointment.refetch()}
        />
      );
    }
    const done = change?.token === token ? change.what : null;
    if (data.state !== 'coming') {
      return <EndedAppointment appointment={data} takesFocus={done === 'cancelled'} />;
    }
    const arrival: Arrival | null =
      done === 'moved' ? 'moved' : state === JUST_BOOKED ? 'booked' : null;
    return (
      <Panel>
        <ComingAppointment
          // remounts after a move; otherwise the closing dialog would keep the focus
          key={`${token} ${data.start}`}
          token={token}
          appointment={data}
          arrival={arrival}
          onChanged={(what) => {
            setChange({ token, what });
          }}
        />
      </Panel>
    );
  }
}

type DeadCode = 'link/invalid' | 'appointment/not-found';

function isDead(code: ErrorCode): code is DeadCode {
  return code === 'link/invalid' || code === 'appointment/not-found';
}

const deadWords: Record<DeadCode, { title: string; text: string; Icon: typeof Unlink }> = {
  'link/invalid': { title: texts.dead.invalid, text: texts.dead.invalidText, Icon: Unlink },
  'appointment/not-found': {
    title: texts.dead.missing,
    text: texts.dead.missingText,
    Icon: CalendarX,
  },
};
