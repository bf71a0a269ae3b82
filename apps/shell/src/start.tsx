import { QueryClientProvider } from '@wbd/query';
import { RouterProvider } from '@wbd/router';
import { connectQueryClient, followKiosk, isKioskPlace, kioskPath, useKiosk } from '@wbd/auth';
import { UiProvider } from './look.ts';
import { StrictMode } from 'react';
import { show } from './first-view/show.ts';
import { loadManifest } from './shared/modules/load-module.ts';
import { pause } from './shared/pause.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { watchPage } from './watch/watch-page.ts';

/** Shows the portal. */
export async function start(): Promise<void> {
  const { kiosk } = useKiosk.getState();
  if (kiosk && !isKioskPlace(kiosk, location.pathname)) {
    location.replace(kioskPath(kiosk));
    return;
  }
  followKiosk();
  const queryClient = createQueryClient();
  connectQueryClient(queryClient);
  // pages of the shell itself show what modules there are, too
  void loadManifest();
  await pause();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');

  const router = createRouter(queryClient);
  watchPage(router);
  show(
    root,
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
    router,
  );
}
