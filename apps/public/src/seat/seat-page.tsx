import { seatByLinkQuery } from '@wbd/data/seats';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { useDocumentTitle, useNavigate } from '@wbd/router';
import { ErrorState, useServedFirst } from '@wbd/ui';
import { CalendarX, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DeadLink, LinkedPage, useLinkToken } from '../shared/linked-page.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { CalledOffSeat } from './called-off-seat.tsx';
import { GoneSeat, type Exit } from './gone-seat.tsx';
import { OwnSeat, type Arrival } from './own-seat.tsx';
import { SeatPlaceholder } from './seat-placeholder.tsx';
import { seatErrors, seatTexts as texts } from './texts.de.ts';
import { WaitingPlace } from './waiting-place.tsx';

/** `/action/platz#{token}`, from a mail: the person's seat, which they cancel or move without an account. */
export function SeatPage() {
  useDocumentTitle(texts.documentTitle);
  const navigate = useNavigate();
  const { token, isToken } = useLinkToken();
  const isServed = useServedFirst(true, false);
  const seat = useQuery({ ...seatByLinkQuery(token), enabled: isToken });
  const [gone, setGone] = useState<{ token: string; exit: Exit } | null>(null);
  const [come, setCome] = useState<{ token: string; arrival: Arrival } | null>(null);

  return <LinkedPage advisor={seat.data?.advisor}>{content()}</LinkedPage>;

  function showMoved(next: string): void {
    setCome({ token: next, arrival: 'moved' });
    // the old link belongs to the seat that the person gave up
    void navigate(paths.seat(next), { replace: true });
  }

  function content(): ReactNode {
    if (isServed) return <SeatPlaceholder />;
    if (!isToken) return <DeadLink {...deadWords['link/invalid']} home={texts.dead.home} />;
    if (!seat.data) {
      if (!seat.isError) return <SeatPlaceholder />;
      const code = seat.error instanceof AppError ? seat.error.code : 'internal';
      if (isDead(code)) return <DeadLink {...deadWords[code]} home={texts.dead.home} />;
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
