import { refreshViewer, useFreshViewer } from '@wbd/auth';
import { Outlet, useLocation } from '@wbd/router';
import { Box, chakra } from '@wbd/ui';
import { useEffect } from 'react';
import { Guard } from '../shared/guard/guard.tsx';
import { setSigningOut } from '../shared/signing-out.ts';
import { PortalHeader } from './portal-header.tsx';
import { layoutTexts as texts } from './texts.de.ts';

const CONTENT_ID = 'inhalt';

/** Around every page of the portal, which is for advisors. */
export function PortalLayout() {
  // a person who signs out has left only when this frame is gone
  useEffect(() => () => setSigningOut(false), []);
  useFreshViewer();
  const { pathname } = useLocation();
  useEffect(() => void refreshViewer(), [pathname]);

  return (
    <Guard access={0} aroundFrame>
      <chakra.a
        href={`#${CONTENT_ID}`}
        position="absolute"
        insetStart="4"
        top="-20"
        zIndex="skipNav"
        bg="bg.panel"
        px="4"
        py="3"
        borderRadius="l2"
        boxShadow="md"
        _focus={{ top: '2' }}
      >
        {texts.skipToContent}
      </chakra.a>
      <PortalHeader />
      <Box as="main" id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </Box>
    </Guard>
  );
}
