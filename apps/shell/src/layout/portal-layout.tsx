import { refreshViewer, useFreshViewer } from '@wbd/auth';
import { Outlet, useLocation } from '@wbd/router';
import { Box, CONTENT_ID, SkipLink } from '@wbd/ui';
import { useEffect } from 'react';
import { Guard } from '../shared/guard/guard.tsx';
import { lookForNewVersions } from '../shared/modules/load-module.ts';
import { ProofAsker } from '../shared/proof/proof-asker.tsx';
import { setSigningOut } from '../shared/signing-out.ts';
import { AreaFrame, useNextArea } from './area-frame.tsx';
import { PortalFooter } from './portal-footer.tsx';
import { PortalHeader } from './portal-header.tsx';

/** Around every page of the portal, which is for advisors. */
export function PortalLayout() {
  // a person who signs out has left only when this frame is gone
  useEffect(() => () => setSigningOut(false), []);
  useFreshViewer();
  const { pathname } = useLocation();
  useEffect(() => {
    void refreshViewer();
    void lookForNewVersions();
  }, [pathname]);

  return (
    <Guard access="portal" aroundFrame>
      <SkipLink />
      <PortalHeader />
      <Content pathname={pathname} />
      <PortalFooter />
      <ProofAsker />
    </Guard>
  );
}

/** A component of its own, so that a click renders the frame of the next area and not the header as well. */
function Content({ pathname }: { pathname: string }) {
  const next = useNextArea(pathname);
  return (
    <Box as="main" id={CONTENT_ID} tabIndex={-1}>
      {next && <AreaFrame area={next} />}
      {/* it keeps its state, in case the person does not go after all */}
      <Box hidden={next !== undefined}>
        <Outlet />
      </Box>
    </Box>
  );
}
