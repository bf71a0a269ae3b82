import { SESSION_PARAM } from '@wbd/domain/seats';
import { rowPicture } from '@wbd/data/files';
import { advisorByLinkQuery, advisorQuery } from '@wbd/data/advisors';
import { seminarQuery } from '@wbd/data/seminars';
import { upcomingSessionsQuery } from '@wbd/data/sessions';
import { useKiosk } from '@wbd/auth';
import type { Advisor } from '@wbd/domain/advisors';
import { linkedDate, type Seminar, type Session } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useParams, useSearchParams } from '@wbd/router';
import {
  Badge,
  Box,
  Button,
  Container,
  ErrorState,
  Flex,
  Heading,
  PageMessage,
  Skeleton,
  Stack,
  Text,
} from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { CalendarX, Presentation } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { SEMINAR_PICTURE_SIZES } from '../shared/cards/seminar-card.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { useMovedSeminar } from '../shared/use-moved-seminar.ts';
import { KioskDone } from './kiosk-done.tsx';
import { RegistrationSteps } from './registration-steps.tsx';
import { linkedTime, lostDateOf } from './session-choice.ts';
import { registrationTexts as texts } from './texts.de.ts';

const outcomeSchema = z.enum(['seat', 'waiting']);

/** `/action/{adv}/seminar/{sem}` */
export function RegistrationPage() {
  const { adv = '', sem = '' } = useParams();
  const advisor = useQuery(advisorByLinkQuery(adv));
  const seminar = useQuery(seminarQuery(sem));
  const sessions = useQuery(upcomingSessionsQuery(sem));
  const ownerId = seminar.data?.advisor;
  const owner = useQuery({ ...advisorQuery(ownerId ?? ''), enabled: ownerId !== undefined });
  const isMoving = useMovedSeminar(sem, seminar.data === null);
  const [round, setRound] = useState(0);
  const kiosk = useKiosk((state) => state.kiosk);
  const [search, setSearch] = useSearchParams();
  const wanted = linkedTime(search.get(SESSION_PARAM));
  const thanked = kiosk && outcomeSchema.safeParse(search.get('danke')).data;
  const goOn = useCallback(() => {
    setSearch({}, { replace: true });
  }, [setSearch]);
  const offered = (all: Session[]) =>
    kiosk?.session ? all.filter(({ id }) => id === kiosk.session) : all;
  const isLost =
    wanted !== null &&
    sessions.data !== undefined &&
    linkedDate(wanted, sessions.data, [], new Date()).state !== 'offered';
  const { refetch: refetchSeminar } = seminar;
  useEffect(() => {
    // a cached answer may predate the cancellation
    if (isLost) void refetchSeminar();
  }, [isLost, refetchSeminar]);
  useDocumentTitle(seminar.data ? texts.documentTitle(seminar.data.title) : undefined);

  return (
    <PageFrame advisor={advisor.data} tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="6xl" py={{ base: '6', md: '12' }}>
          {content()}
        </Container>
      </Box>
    </PageFrame>
  );

  function content(): ReactNode {
    if (isMoving) return <Placeholder />;
    if (seminar.data === null && advisor.data !== undefined) {
      return (
        <Missing title={texts.load.noSeminar}>
          {advisor.data && !kiosk && (
            <Button asChild>
              <RouterLink to={paths.advisor(advisor.data.code)}>
                {texts.success.toAdvisor(advisor.data.firstName)}
              </RouterLink>
            </Button>
          )}
        </Missing>
      );
    }
    if (advisor.data === null) return <Missing title={texts.load.noAdvisor} />;
    if (sessions.data && offered(sessions.data).length === 0 && seminar.data) {
      const lost =
        wanted === null ? null : lostDateOf(wanted, [], seminar.data.calledOffDates, new Date());
      return (
        <Missing
          title={lost?.title ?? texts.load.noSessions}
          text={lost?.text ?? texts.load.noSessionsHint}
        >
          {advisor.data && !kiosk && (
            <Button asChild>
              <RouterLink to={paths.seminar(advisor.data.code, seminar.data.id)}>
                {texts.load.toSeminar}
              </RouterLink>
            </Button>
          )}
        </Missing>
      );
    }
    // once there is something to show, a failed refresh in the background takes nothing away
    const failed = [seminar, advisor, sessions].filter(({ isError, data }) => isError && !data);
    if (failed.length > 0) {
      const onlySessions = failed.length === 1 && sessions.isError;
      return (
        <ErrorState
          level={1}
          {...(onlySessions ? { title: texts.load.noSessions } : { text: texts.load.failed })}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      );
    }
    if (!seminar.data || !advisor.data || !sessions.data) return <Placeholder />;
    return (
      <Columns
        aside={<SeminarSummary seminar={seminar.data} owner={owner.data ?? null} />}
        main={
          thanked ? (
            <KioskDone outcome={thanked} onNext={goOn} />
          ) : (
            <RegistrationSteps
              key={round}
              seminar={seminar.data}
              sessions={offered(sessions.data)}
              wanted={wanted}
              pageAdvisor={advisor.data}
              onAgain={() => {
                setRound(round + 1);
              }}
            />
          )
        }
      />
    );
  }
}

function Missing({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const isKiosk = useKiosk((state) => state.kiosk !== null);
  return (
    <PageMessage
      level={1}
      icon={<CalendarX size={26} />}
      title={title}
      {...(text !== undefined && { text })}
    >
      {children}
      {!isKiosk && (
        <Button asChild variant="outline">
          <RouterLink to={paths.root}>{texts.load.home}</RouterLink>
        </Button>
      )}
    </PageMessage>
  );
}

function Columns({ aside, main }: { aside: ReactNode; main: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '6', lg: '14' }}
      align="flex-start"
    >
      <Box
        w={{ base: 'full', lg: '24rem' }}
        flexShrink="0"
        position={{ lg: 'sticky' }}
        top={{ lg: '8' }}
      >
        {aside}
      </Box>
      <Panel flex="1" w="full" minW="0">
        {main}
      </Panel>
    </Flex>
  );
}

function SeminarSummary({ seminar, owner }: { seminar: Seminar; owner: Advisor | null }) {
  return (
    <Stack gap="4">
      <ContentImage
        {...(rowPicture(seminar.thumb, seminar.pictureWidths) ?? { src: null })}
        sizes={SEMINAR_PICTURE_SIZES}
        alt=""
        priority
        aspectRatio="16 / 9"
        borderRadius="l3"
        hideBelow="lg"
        fallback={<Presentation aria-hidden size={32} />}
      />
      <Stack gap="1.5">
        <Text color="accent.fg" fontWeight="semibold" textStyle="sm">
          {texts.eyebrow}
        </Text>
        <Heading as="h1" size="2xl">
          {seminar.title}
        </Heading>
        <Text color="fg.muted" minH="7">
          {owner && texts.by(`${owner.firstName} ${owner.lastName}`)}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        <Badge>{seminar.online ? texts.facts.online : texts.facts.onSite}</Badge>
        <Badge>{texts.facts.minutes(seminar.duration)}</Badge>
        <Badge colorPalette="accent">{texts.facts.free}</Badge>
      </Flex>
      <Text hideBelow="lg" color="fg.muted">
        {seminar.description}
      </Text>
    </Stack>
  );
}

function Placeholder() {
  return (
    <Columns
      aside={
        <Stack gap="4" aria-busy>
          <Skeleton aspectRatio="16 / 9" borderRadius="l3" hideBelow="lg" />
          <Skeleton h="6" w="40" />
          <Skeleton h="9" />
          <Skeleton h="6" w="52" />
        </Stack>
      }
      main={
        <Stack gap="6" aria-busy>
          {[0, 1, 2, 3].map((key) => (
            <Skeleton key={key} h="16" />
          ))}
        </Stack>
      }
    />
  );
}
