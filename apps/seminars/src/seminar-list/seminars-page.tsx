import { seminarGroupsQuery } from '@wbd/data/seminars';
import type { Advisor } from '@wbd/domain/advisors';
import { matchesSearch } from '@wbd/domain/fields';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Box, Button, EmptyState, ErrorState, Flex, Stack, useBreakpointMobile } from '@wbd/ui';
import { useAddressParam, useAddressText } from '@wbd/ui/address';
import { SegmentedChoice } from '@wbd/ui/form';
import { PortalPage, SearchBox, SkeletonRows } from '@wbd/ui/page';
import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { byNextDate } from './by-next-date.ts';
import { MonthCalendar } from './calendar/month-calendar.tsx';
import { DatesList } from './dates-list.tsx';
import { SeminarGroup } from './seminar-group.tsx';
import { sessionsOfGroupsQuery } from './sessions-of-groups.ts';
import { listTexts as texts } from './texts.de.ts';

const NO_GROUPS = { own: [], colleagues: [] };

/** The advisor's own seminars and those of the colleagues, with their dates. */
export const SeminarsPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const groups = useQuery(seminarGroupsQuery(advisor));
  const sessions = useQuery({
    ...sessionsOfGroupsQuery(groups.data ?? NO_GROUPS, advisor.id),
    enabled: groups.data !== undefined,
  });

  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={paths.help}
      actions={
        <Button asChild>
          <Link to={paths.newSeminar}>
            <CalendarPlus aria-hidden />
            {texts.newSeminar}
          </Link>
        </Button>
      }
    >
      {groups.data && sessions.data ? (
        <Groups {...groups.data} sessions={sessions.data} viewer={advisor} />
      ) : groups.isError || sessions.isError ? (
        <ErrorState
          title={texts.failed}
          retrying={groups.isFetching || sessions.isFetching}
          onRetry={() => void (groups.data ? sessions.refetch() : groups.refetch())}
        />
      ) : (
        <SkeletonRows />
      )}
    </PortalPage>
  );
});

interface GroupsProps {
  own: readonly Seminar[];
  colleagues: readonly Seminar[];
  sessions: readonly Session[];
  viewer: Advisor;
}

const VIEWS = ['seminare', 'datum', 'kalender'] as const;
type View = (typeof VIEWS)[number];

function Groups({ own, colleagues, sessions, viewer }: GroupsProps) {
  const isMobile = useBreakpointMobile();
  const [search, setSearch] = useAddressText('suche');
  const [chosen, setView] = useAddressParam('ansicht');
  const isFound = ({ title, description }: Seminar) => matchesSearch(search, title, description);
  const all = [...own, ...colleagues];
  if (all.length === 0) return <BySeminar {...{ own, colleagues, sessions, viewer }} />;

  // seven columns do not fit on a phone
  const views = VIEWS.filter((view) => !isMobile || view !== 'kalender');
  const view = views.find((one) => one === chosen) ?? 'seminare';
  const found = all.filter(isFound);
  const ids = new Set(found.map(({ id }) => id));
  const dates = {
    seminars: found,
    sessions: sessions.filter(({ seminar }) => ids.has(seminar)),
    viewerId: viewer.id,
  };
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <Flex gap="4" align="flex-end" justify="space-between" wrap="wrap">
        <Box flex="1" minW={{ base: 'full', sm: 'xs' }} maxW={{ md: 'xl' }}>
          <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
        </Box>
        <Box w={{ base: 'full', md: 'sm' }}>
          <SegmentedChoice<View>
            legend={texts.view}
            inline
            options={views.map((value) => ({ value, label: texts.views[value] }))}
            value={view}
            onValueChange={(value) => {
              setView(value === 'seminare' ? '' : value);
            }}
          />
        </Box>
      </Flex>
      {found.length === 0 ? (
        <EmptyState icon={<CalendarSearch size={26} />} {...texts.noMatch} />
      ) : view === 'datum' ? (
        <DatesList {...dates} />
      ) : view === 'kalender' ? (
        <MonthCalendar {...dates} />
      ) : (
        <BySeminar
          own={own.filter(isFound)}
          colleagues={colleagues.filter(isFound)}
          sessions={sessions}
          viewer={viewer}
          hidesEmpty={search.trim() !== ''}
        />
      )}
    </Stack>
  );
}

interface BySeminarProps extends GroupsProps {
  /** leaves a group out in which nothing was found */
  hidesEmpty?: boolean;
}

function BySeminar({ own, colleagues, sessions, viewer, hidesEmpty = false }: BySeminarProps) {
  const now = new Date();
  const groups = [
    { title: texts.own, empty: { title: texts.noOwnTitle, text: texts.noOwn }, seminars: own },
    { title: texts.colleagues, empty: { text: texts.noColleagues }, seminars: colleagues },
  ];
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      {groups
        .filter(({ seminars }) => !hidesEmpty || seminars.length > 0)
        .map(({ title, empty, seminars }) => (
          <SeminarGroup
            key={title}
            title={title}
            empty={empty}
            seminars={byNextDate(seminars, sessions, now)}
            sessions={sessions}
            viewer={viewer}
          />
        ))}
    </Stack>
  );
}
