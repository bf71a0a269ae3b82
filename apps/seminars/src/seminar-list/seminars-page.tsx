import { seminarGroupsQuery } from '@wbd/data/seminars';
import type { Advisor } from '@wbd/domain/advisors';
import { matchesSearch } from '@wbd/domain/fields';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Box, Button, EmptyState, ErrorState, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { PortalPage, SearchBox, SkeletonRows } from '@wbd/ui/page';
import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
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

function Groups({ own, colleagues, sessions, viewer }: GroupsProps) {
  const [search, setSearch] = useAddressText('suche');
  const isFound = ({ title, description }: Seminar) => matchesSearch(search, title, description);
  const groups = [
    {
      title: texts.own,
      empty: { title: texts.noOwnTitle, text: texts.noOwn },
      seminars: own.filter(isFound),
    },
    {
      title: texts.colleagues,
      empty: { text: texts.noColleagues },
      seminars: colleagues.filter(isFound),
    },
  ];
  const isSearching = search.trim() !== '';
  const shown = groups.filter(({ seminars }) => !isSearching || seminars.length > 0);
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      {own.length + colleagues.length > 0 && (
        <Box maxW={{ md: 'xl' }}>
          <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
        </Box>
      )}
      {shown.length === 0 && <EmptyState icon={<CalendarSearch size={26} />} {...texts.noMatch} />}
      {shown.map(({ title, empty, seminars }) => (
        <SeminarGroup
          key={title}
          title={title}
          empty={empty}
          seminars={seminars}
          sessions={sessions}
          viewer={viewer}
        />
      ))}
    </Stack>
  );
}
