import { startAuth, useAuth, useViewer } from '@wbd/auth';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Box, Button, Container, ErrorState, Heading, LoadingState, PageMessage } from '@wbd/ui';
import { Phone, Trash2, UserRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { PhoneGate } from '../shared/phone-gate.tsx';
import { useSignOut } from '../shared/use-sign-out.ts';
import { OwnData } from './own-data.tsx';
import { ownDataTexts as texts } from './texts.de.ts';

/** `/action/meine-daten`: what is stored about the person who proves a phone number, to take along and to erase. */
export function OwnDataPage() {
  useDocumentTitle(texts.title);
  const viewer = useViewer();
  const status = useAuth((auth) => auth.status);
  const signOut = useSignOut();
  const [authFailed, setAuthFailed] = useState(false);
  const [erased, setErased] = useState(false);

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
    if (erased) return <Erased />;
    if (authFailed && status === 'loading') {
      // a script that did not arrive is remembered as missing: only a new page asks for it again
      return (
        <ErrorState level={1} text={texts.authFailed} onRetry={() => window.location.reload()} />
      );
    }
    switch (viewer.type) {
      case 'loading':
        return <LoadingState />;
      case 'visitor':
        return (
          <Panel>
            <Heading as="h1" size="2xl">
              {texts.title}
            </Heading>
            <PhoneGate intro={texts.gate.intro} confirmLabel={texts.gate.confirm} />
          </Panel>
        );
      case 'advisor':
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
      case 'customer':
      case 'unknown':
        return viewer.user.phone === null ? (
          <PageMessage
            level={1}
            icon={<Phone size={26} />}
            title={texts.noPhone.title}
            text={texts.noPhone.text}
          >
            <Button onClick={() => void signOut()}>{texts.noPhone.signOut}</Button>
          </PageMessage>
        ) : (
          <OwnData uid={viewer.user.uid} onErased={() => setErased(true)} />
        );
    }
  }
}

function Erased() {
  return (
    <PageMessage
      level={1}
      icon={<Trash2 size={26} />}
      title={texts.erase.doneTitle}
      text={texts.erase.doneText}
    >
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{texts.erase.home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
