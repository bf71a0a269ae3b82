import { advisorByLinkQuery } from '@wbd/data/advisors';
import { bookableTypesQuery } from '@wbd/data/appointments';
import { expertVideoQuery } from '@wbd/data/expert-videos';
import { servedOwner } from '@wbd/data/served-content';
import type { Advisor } from '@wbd/domain/advisors';
import { bookingTarget, isBookableHere } from '@wbd/domain/pages';
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
  Link,
  PageMessage,
  Text,
  useServedFirst,
} from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { CalendarX } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { AppointmentSteps } from './appointment-steps.tsx';
import { BookingSteps } from './booking/booking-steps.tsx';
import { bookingTexts } from './booking/texts.de.ts';
import { appointmentTexts as texts } from './texts.de.ts';

/** Opens the external calendar even if the advisor has bookable appointments. */
const CALENDAR_PARAM = 'kalender';

/** `/action/{adv}/appointment/{other_adv}/{cust?}` */
export function AppointmentPage() {
  const { other = '' } = useParams();
  const [search] = useSearchParams();
  const videoId = search.get('video');
  const advisor = useQuery({ ...advisorByLinkQuery(other), ...servedOwner(other) });
  const video = useQuery({ ...expertVideoQuery(videoId ?? ''), enabled: videoId !== null });
  const isServed = useServedFirst(true, false);
  // the served HTML is the same for all advisors
  const takesBookings = !isServed && !!advisor.data && isBookableHere(advisor.data);
  const types = useQuery({
    ...bookableTypesQuery(advisor.data?.id ?? ''),
    enabled: takesBookings,
  });
  const status = useAuth((auth) => auth.status);
  const viewer = useViewer();
  useDocumentTitle(advisor.data ? texts.title(fullName(advisor.data)) : texts.documentTitle);

  const [authFailed, setAuthFailed] = useState(false);

  useEffect(() => {
    startAuth().catch(() => setAuthFailed(true));
  }, []);

  const waitsForVideo = videoId !== null && video.isPending;
  const waitsForTypes = isServed || (takesBookings && types.isPending);
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
    if (waitsForVideo || waitsForTypes) {
      return (
        <Panel>
          <Heading as="h1" size="2xl">
            {texts.title(fullName(advisor.data))}
          </Heading>
          <LoadingState />
        </Panel>
      );
    }
    const { firstName, code } = advisor.data;
    const shownVideo = video.data ?? null;
    const link = bookingTarget(advisor.data, shownVideo);
    const isVideosOwn = bookingTarget({ ...advisor.data, bookingslink: null }, shownVideo) !== null;
    if (link === null && types.isError) {
      return (
        <FailureAlert
          error={types.error}
          title={bookingTexts.failed}
          onRetry={() => void types.refetch()}
          retrying={types.isFetching}
        />
      );
    }
    const wantsCalendar = link !== null && search.has(CALENDAR_PARAM);
    const forCustomer = link !== null && viewer.type === 'advisor';
    const offered = isVideosOwn || wantsCalendar || forCustomer ? [] : (types.data ?? []);
    if (offered.length > 0) {
      return (
        <Panel>
          <Heading as="h1" size="2xl">
            {texts.title(fullName(advisor.data))}
          </Heading>
          <BookingSteps
            types={offered}
            advisor={advisor.data}
            videoId={shownVideo?.advisor === advisor.data.id ? shownVideo.id : null}
          >
            {link !== null && (
              <Text color="fg.muted" textStyle="sm">
                {bookingTexts.external.text(firstName)}{' '}
                <Link asChild>
                  <RouterLink to={{ search: calendarSearch(search) }}>
                    {bookingTexts.external.link}
                  </RouterLink>
                </Link>
              </Text>
            )}
          </BookingSteps>
        </Panel>
      );
    }
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
        <AppointmentSteps link={link} advisor={advisor.data} />
      </Panel>
    );
  }
}

function calendarSearch(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set(CALENDAR_PARAM, '1');
  return next.toString();
}

function fullName({ firstName, lastName }: Advisor): string {
  return `${firstName} ${lastName}`;
}
