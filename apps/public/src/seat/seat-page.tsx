import { seatByLinkQuery } from '@wbd/data/seats';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { signedTokenSchema, withoutLinkTail } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useLocation, useNavigate } from '@wbd/router';
import { Box, Button, Container, ErrorState, Link, PageMessage, useServedFirst } from '@wbd/ui';
import { ArrowLeft, CalendarX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { ownSession } from '../shared/own-session.ts';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { CalledOffSeat } from './called-off-seat.tsx';
import { GoneSeat, type Exit } from './gone-seat.tsx';
import { OwnSeat, type Arrival } from './own-seat.tsx';
import { SeatPlaceholder } from './seat-placeholder.tsx';
import { seatErrors, seatTexts as texts } from './texts.de.ts';
import { WaitingPlace } from './waiting-place.tsx';

/** `/action/platz#{token}`, from a mail: the person's seat, which they cancel or move without an account. */
export function SeatPage() {
  useDocumentTitle(texts.documentTitle);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = withoutLinkTail(hash.replace(/^#/, ''));
  const isServed = useServedFirst(true, false);
  const isToken = signedTokenSchema.safeParse(token).success;
  const seat = useQuery({ ...seatByLinkQuery(token), enabled: isToken });
  // visitors who come from a mail have no verified session to return to
  const comesFromDates = useServedFirst(null, ownSession()) !== null;
  const [gone, setGone] = useState<{ token: string; exit: Exit } | null>(null);
  const [come, setCome] = useState<{ token: string; arrival: Arrival } | null>(null);

  return (
    <PageFrame advisor={seat.data?.advisor} hideSignIn tall>
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

  function showMoved(next: string): void {
    setCome({ token: next, arrival: 'moved' });
    // the old link belongs to the seat that the person gave up
    void navigate(paths.seat(next), { replace: true });
  }

  function content(): ReactNode {
    if (isServed) return <SeatPlaceholder />;
    if (!isToken) return <DeadLink code="link/invalid" />;
    if (!seat.data) {
      if (!seat.isError) return <SeatPlaceholder />;
      const code = seat.error instanceof AppError ? seat.error.code : 'internal';
      if (isDead(code)) return <DeadLink code={code} />;
      return (
        <ErrorState
          level={1}
          title={texts.failed}
          text={seatErrors[code]}
          retrying={seat.isFetching}
          onRetry={() => void seat.refetch()}
        />
      );
    }
    const exit = gone?.token === token ? gone.exit : null;
    const { state, ended } = seat.data;
    if (ended?.isMovable && exit === null) {
      return (
        <Panel>
          <CalledOffSeat
            key={token}
            token={token}
            seat={seat.data}
            ended={ended}
            onMoved={showMoved}
          />
        </Panel>
      );
    }
    if (state === 'gone' || state === 'expired' || exit !== null) {
      return <GoneSeat seat={seat.data} exit={exit} />;
    }
    if (state !== 'registered') {
      return (
        <Panel>
          <WaitingPlace
            key={token}
            token={token}
            seat={seat.data}
            onAccepted={() => {
              setCome({ token, arrival: 'accepted' });
            }}
            onLeft={() => {
              setGone({ token, exit: 'left' });
            }}
          />
        </Panel>
      );
    }
    return (
      <Panel>
        <OwnSeat
          key={token}
          token={token}
          seat={seat.data}
          arrival={come?.token === token ? come.arrival : null}
          onCancelled={() => {
            setGone({ token, exit: 'cancelled' });
          }}
          onMoved={showMoved}
        />
      </Panel>
    );
  }
}

type DeadCode = 'link/invalid' | 'session/past' | 'session/not-found';

function isDead(code: ErrorCode): code is DeadCode {
  return code === 'link/invalid' || code === 'session/past' || code === 'session/not-found';
}

const deadWords: Record<DeadCode, { title: string; text: string; Icon: typeof Unlink }> = {
  'link/invalid': { title: texts.dead.invalid, text: texts.dead.invalidText, Icon: Unlink },
  'session/past': { title: texts.dead.past, text: texts.dead.pastText, Icon: CalendarX },
  'session/not-found': {
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
