import { appointmentByLinkQuery } from '@wbd/data/appointments';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { signedTokenSchema, withoutLinkTail } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useLocation } from '@wbd/router';
import { Box, Button, Container, ErrorState, Link, PageMessage, useServedFirst } from '@wbd/ui';
import { ArrowLeft, CalendarX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { JUST_BOOKED } from '../shared/just-booked.ts';
import { ownSession } from '../shared/own-session.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { BookedPlaceholder } from './booked-placeholder.tsx';
import { ComingAppointment, type Arrival } from './coming-appointment.tsx';
import { EndedAppointment } from './ended-appointment.tsx';
import { bookedErrors, bookedTexts as texts } from './texts.de.ts';

/** `/action/termin#{token}`: a booked appointment, which the person moves or cancels without an account. */
export function BookedAppointmentPage() {
  useDocumentTitle(texts.documentTitle);
  const location = useLocation();
  const state: unknown = location.state;
  const token = withoutLinkTail(location.hash.replace(/^#/, ''));
  const isServed = useServedFirst(true, false);
  const isToken = signedTokenSchema.safeParse(token).success;
  const appointment = useQuery({ ...appointmentByLinkQuery(token), enabled: isToken });
  // visitors who come from a mail have no verified session to return to
  const comesFromDates = useServedFirst(null, ownSession()) !== null;
  const [change, setChange] = useState<{ token: string; what: 'moved' | 'cancelled' } | null>(null);

  return (
    <PageFrame advisor={appointment.data?.advisor} hideSignIn tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          {comesFromDates && (
            <Link asChild mb="4">
              <RouterLink to={paths.ownDates}>
                <ArrowLeft aria-hidden size={18} />
                {sharedTexts.ownDates}
              </RouterLink>
            </Link>
          )}
          {content()}
        </Container>
      </Box>
    </PageFrame>
  );

  function content(): ReactNode {
    if (isServed) return <BookedPlaceholder />;
    if (!isToken) return <DeadLink code="link/invalid" />;
    const { data } = appointment;
    if (!data) {
      if (!appointment.isError) return <BookedPlaceholder />;
      const code = appointment.error instanceof AppError ? appointment.error.code : 'internal';
      if (isDead(code)) return <DeadLink code={code} />;
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

function DeadLink({ code }: { code: DeadCode }) {
  const { title, text, Icon } = deadWords[code];
  return (
    <PageMessage level={1} icon={<Icon size={26} />} title={title} text={text}>
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.dead.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
