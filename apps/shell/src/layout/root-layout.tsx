import { Outlet, ScrollRestoration, type useLocation } from '@wbd/router';
import { startAuth } from '@wbd/auth';
import { useEffect } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { whenPageStands } from './when-page-stands.ts';

/** Around every page: what belongs to moving from one to the next. */
export function RootLayout() {
  // the page first, then who looks at it
  useEffect(() => whenPageStands(() => void startAuth().catch(() => undefined)), []);

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <PageAnnouncer />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** A link to a part of the page makes an entry of its own in the history, to which the browser gives no key of its own. */
function placeOf({ key, hash }: ReturnType<typeof useLocation>): string {
  return key + hash;
}
