import { clearForGuest, isKioskPlace, kioskPath, nextGuest, useKiosk, type Kiosk } from '@wbd/auth';
import { Navigate, Outlet, useLocation } from '@wbd/router';
import { ErrorState, LoadingState } from '@wbd/ui';
import { useCallback, useEffect, useState } from 'react';
import { BarePage } from '../../shared/bare-page.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { kioskTexts as texts } from './texts.de.ts';
import { useFullScreen } from './use-full-screen.ts';

/** Keeps guests on the page of the kiosk, and keeps what one of them did from the next. */
export function KioskGuard({ kiosk }: { kiosk: Kiosk }) {
  const { pathname } = useLocation();
  const phase = useKiosk((state) => state.phase);
  const [failed, setFailed] = useState(false);
  const clear = useCallback(() => void nextGuest(kiosk), [kiosk]);
  useFullScreen();

  useEffect(() => {
    if (phase === 'clearing') clearForGuest().catch(() => setFailed(true));
  }, [phase]);

  if (!isKioskPlace(kiosk, pathname)) return <Navigate to={kioskPath(kiosk)} replace />;
  if (phase === 'ready') {
    return (
      <>
        <Outlet />
        <IdleDialog onIdle={clear} />
      </>
    );
  }
  return (
    <BarePage>
      {failed ? (
        // a script that did not arrive is remembered as missing: only a new page asks for it again
        <ErrorState level={1} text={texts.failed} onRetry={() => location.reload()} />
      ) : (
        <LoadingState />
      )}
    </BarePage>
  );
}
