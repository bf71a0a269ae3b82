import { advisorByLinkQuery } from '@wbd/data/advisors';
import { expertVideoQuery } from '@wbd/data/expert-videos';
import { servedOwner } from '@wbd/data/served-content';
import type { Advisor } from '@wbd/domain/advisors';
import { bookingTarget } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useParams, useSearchParams } from '@wbd/router';
import { startAuth, useAuth, useViewer } from '@wbd/auth';
import {
  Box,
  Button,
  Container,
  ErrorState,
  Heading,
  LoadingState,
  PageMessage,
  Text,
} from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { CalendarX } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { AppointmentSteps } from './appointment-steps.tsx';
import { appointmentTexts as texts } from './texts.de.ts';

/** `/action/{adv}/appointment/{other_adv}/{cust?}` */
export function AppointmentPage() {
  const { other = '' } = useParams();
  const [search] = useSearchParams();
  const videoId = search.get('video');
  const advisor = useQuery({ ...advisorByLinkQuery(other), ...servedOwner(other) });
  const video = useQuery({ ...expertVideoQuery(videoId ?? ''), enabled: videoId !== null });
  const status = useAuth((auth) => auth.status);
  const viewer = useViewer();
  useDocumentTitle(advisor.data ? texts.title(fullName(advisor.data)) : texts.documentTitle);

  const [authFailed, setAuthFailed] = useState(false);

  useEffect(() => {
    startAuth().catch(() => setAuthFailed(true));
  }, []);

  const waitsForVideo = videoId !== null && video.isPending;
  return (
    <PageFrame advisor={advisor.data} tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '8', md: '16' }}>
          {content()}
        </Container>
      </Box>
    </PageFrame>
  );

  function content(): ReactNode {
    if (advisor.data === null) {
      return (
        <PageMessage level={1} icon={<CalendarX size={26} />} title={texts.noAdvisor}>
          <Button asChild variant="outline">
            <RouterLink to={paths.root}>{texts.home}</RouterLink>
          </Button>
        </PageMessage>
      );
    }
    if (advisor.isError && !advisor.data) {
      return <ErrorState level={1} title={texts.failed} onRetry={() => void advisor.refetch()} />;
    }
    if (authFailed && status === 'loading') {
      // a script that did not arrive is remembered as missing: only a new page asks for it again
      return (
        <ErrorState level={1} text={texts.authFailed} onRetry={() => window.location.reload()} />
      );
    }
    if (!advisor.data) return <LoadingState />;
    const { firstName, code } = advisor.data;
    const link = waitsForVideo ? undefined : bookingTarget(advisor.data, video.data ?? null);
    if (link === null && viewer.type === 'advisor') {
      return (
        <PageMessage
          level={1}
          icon={<CalendarX size={26} />}
          title={texts.noLink.title}
          text={texts.noLink.forAdvisor(firstName)}
        >
          <Button asChild variant="outline">
            <RouterLink to={paths.advisor(code)}>{texts.toAdvisor(firstName)}</RouterLink>
          </Button>
        </PageMessage>
      );
    }
    return (
      <Panel>
        <Heading as="h1" size="2xl">
          {link === null
            ? texts.titleOfCall(fullName(advisor.data))
            : texts.title(fullName(advisor.data))}
        </Heading>
        {link === null && (
          <FormAlert status="info" title={texts.noLink.title}>
            <Text>{texts.noLink.text(firstName)}</Text>
          </FormAlert>
        )}
        {link === undefined ? (
          <LoadingState />
        ) : (
          <AppointmentSteps link={link} advisor={advisor.data} />
        )}
      </Panel>
    );
  }
}

function fullName({ firstName, lastName }: Advisor): string {
  return `${firstName} ${lastName}`;
}
