import { startAuth, useAuth, useViewer } from '@wbd/auth';
import { seminarQuery } from '@wbd/data/seminars';
import { upcomingSessionsQuery } from '@wbd/data/sessions';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import {
  Link as RouterLink,
  signInPath,
  useDocumentTitle,
  useLocation,
  useParams,
  useSearchParams,
} from '@wbd/router';
import { Box, Button, Container, ErrorState, LoadingState, PageMessage } from '@wbd/ui';
import { Tablet } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { KioskStart } from './kiosk-start.tsx';
import { kioskTexts as texts } from './texts.de.ts';

/** `/action/kiosk/{sem}?termin={session}`: an advisor hands this device to guests who register. */
export function KioskStartPage() {
  useDocumentTitle(texts.title);
  const { sem = '' } = useParams();
  const [search] = useSearchParams();
  const place = useLocation();
  const viewer = useViewer();
  const status = useAuth((auth) => auth.status);
  const seminar = useQuery(seminarQuery(sem));
  const sessions = useQuery(upcomingSessionsQuery(sem));
  const [authFailed, setAuthFailed] = useState(false);

  useEffect(() => {
    startAuth().catch(() => setAuthFailed(true));
  }, []);

  return (
    <PageFrame tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
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
    if (viewer.type === 'loading') return <LoadingState />;
    if (viewer.type !== 'advisor') {
      return (
        <Message title={texts.signIn.title} text={texts.signIn.text}>
          <Button asChild>
            <RouterLink to={signInPath(place)}>{texts.signIn.button}</RouterLink>
          </Button>
        </Message>
      );
    }
    if (!may(viewer.advisor.lv, 'customers')) {
      return (
        <Message title={texts.title} text={texts.locked}>
          <ToPortal />
        </Message>
      );
    }
    if (seminar.data === null) {
      return (
        <Message title={texts.noSeminar}>
          <ToPortal />
        </Message>
      );
    }
    if (seminar.data && sessions.data) {
      const wanted = search.get('termin');
      return (
        <KioskStart
          advisorId={viewer.advisor.id}
          email={viewer.user.email ?? ''}
          seminar={seminar.data}
          session={sessions.data.find(({ id }) => id === wanted) ?? null}
        />
      );
    }
    const failed = [seminar, sessions].filter(({ isError }) => isError);
    if (failed.length === 0) return <LoadingState />;
    return (
      <ErrorState
        level={1}
        text={texts.loadFailed}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
}

function Message({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <PageMessage
      level={1}
      icon={<Tablet size={26} />}
      title={title}
      {...(text !== undefined && { text })}
    >
      {children}
    </PageMessage>
  );
}

function ToPortal() {
  return (
    <Button asChild variant="outline">
      <RouterLink to={paths.portal}>{texts.toPortal}</RouterLink>
    </Button>
  );
}
