import { Outlet, ScrollRestoration } from '@wbd/router';
import { startSession } from '@wbd/session';
import { useEffect } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

const SESSION_AT_LATEST_MS = 2000;

/** Around every page: what belongs to moving from one to the next. */
export function RootLayout() {
  useEffect(() => whenIdle(() => void startSession().catch(() => undefined)), []);

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** Runs the task after the first paint, when the browser has nothing better to do. Returns how to call it off. */
function whenIdle(task: () => void): () => void {
  // Safari does not know idle callbacks
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: SESSION_AT_LATEST_MS });
  return () => cancelIdleCallback(idle);
}
