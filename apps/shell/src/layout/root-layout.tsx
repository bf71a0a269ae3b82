import { Outlet, ScrollRestoration } from '@wbd/router';
import { startSession } from '@wbd/session';
import { useEffect } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { whenPageStands } from './when-page-stands.ts';

/** Around every page: what belongs to moving from one to the next. */
export function RootLayout() {
  // the page first, then who looks at it
  useEffect(() => whenPageStands(() => void startSession().catch(() => undefined)), []);

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  );
}
