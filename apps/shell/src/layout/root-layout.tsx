import { Outlet } from '@wbd/router';
import { startAuth, useKiosk, useStorageTrouble } from '@wbd/auth';
import { LoadingState, OfflineBanner } from '@wbd/ui';
import { lazy, Suspense, useEffect } from 'react';
import { repeatEarlyInput } from '../shared/take-over.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ScrollPlace } from './scroll-place.tsx';
import { whenPageStands } from '../shared/when-page-stands.ts';

const KioskGuard = lazy(async () => ({
  default: (await import('./kiosk/kiosk-guard.tsx')).KioskGuard,
}));

const StorageNotice = lazy(async () => ({
  default: (await import('./storage-notice.tsx')).StorageNotice,
}));

/**
 * Around every page: what belongs to moving from one to the next. It adds no element to a page that has just been opened: the
 * first view that comes with the HTML is a module's alone.
 */
export function RootLayout() {
  useEffect(repeatEarlyInput, []);
  // the page first, then who looks at it
  useEffect(() => whenPageStands(() => void startAuth().catch(() => undefined)), []);

  const kiosk = useKiosk((state) => state.kiosk);
  const isStorageStuck = useStorageTrouble();

  return (
    <>
      <NavigationProgress />
      {kiosk ? (
        <Suspense fallback={<LoadingState />}>
          <KioskGuard kiosk={kiosk} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <OfflineBanner />
      {isStorageStuck && (
        <Suspense>
          <StorageNotice />
        </Suspense>
      )}
      <PageAnnouncer />
      <ScrollPlace />
    </>
  );
}
