import { startAuth, useAuth, useViewer } from '@wbd/auth';
import { Link as RouterLink, useDocumentTitle, useLocation } from '@wbd/router';
import { Box, Button, Container, ErrorState, LoadingState, PageMessage } from '@wbd/ui';
import { UserRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { OwnDataSteps } from './own-data-steps.tsx';
import { ownDataTexts as texts } from './texts.de.ts';

/**
 * `/action/meine-termine` and `/action/meine-daten`: the bookings of a person who proves a phone number, and everything
 * that is stored about them, to export or erase.
 */
export function OwnDataPage() {
  const view = useLocation().pathname.endsWith(paths.ownDates) ? 'dates' : 'data';
  useDocumentTitle(texts.titles[view]);
  const viewer = useViewer();
  const status = useAuth((auth) => auth.status);
  const [authFailed, setAuthFailed] = useState(false);
  // the code changes the login, which is then looked up again: the steps stay
  const [begun, setBegun] = useState(false);
  if (viewer.type !== 'loading' && !begun) setBegun(true);

  useEffect(() => {
    startAuth().catch(() => setAuthFailed(true));
  }, []);

  return (
    <PageFrame hideSignIn tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="3xl" py={{ base: '6', md: '14' }}>
          {content()}
        </Container>
      </Box>
    </PageFrame>
  );

  function content(): ReactNode {
    if (authFailed && status === 'loading') {
      // a script that did not arrive is remembered as missing: only a new page asks for it again
      return (
        <ErrorState level={1} text={texts.authFailed} onRetry={() => window.location.reload()} />
      );
    }
    if (viewer.type === 'advisor') {
      return (
        <PageMessage
          level={1}
          icon={<UserRound size={26} />}
          title={texts.advisor.title}
          text={texts.advisor.text}
        >
          <Button asChild>
            <RouterLink to={paths.profile}>{texts.advisor.link}</RouterLink>
          </Button>
        </PageMessage>
      );
    }
    return begun ? <OwnDataSteps view={view} /> : <LoadingState />;
  }
}
