import { useAuth, useEmailConfirmed, useOwnAdvisor } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import { foldersQuery } from '@wbd/data/folders';
import { knowledgeVideosQuery, type AuthoredVideo } from '@wbd/data/knowledge-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { teamAudience } from '@wbd/domain/audiences';
import { INTRO_TAB, type Folder } from '@wbd/domain/content';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { useNavigate, useParams } from '@wbd/router';
import { Button, ErrorState, Flex, LoadingState, Stack, Text } from '@wbd/ui';
import { useAddressParam, useAddressText } from '@wbd/ui/address';
import { FailureAlert } from '@wbd/ui/feedback';
import { Checkbox } from '@wbd/ui/form';
import { PortalPage, SearchBox, SecondFactorNotice, UnconfirmedEmail } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { FolderCog, Upload } from 'lucide-react';
import { useState } from 'react';
import { LIBRARY_HELP_PATH, LIBRARY_PATH, PORTAL_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useReopenedUpload } from '../shared/use-reopened-upload.ts';
import { VideoGridSkeleton } from '../shared/video-grid.tsx';
import { FoldersDialog } from './folders/folders-dialog.tsx';
import { foldersTexts } from './folders/texts.de.ts';
import { FolderTab } from './folder-tab.tsx';
import { IntroTab } from './intro-tab.tsx';
import { LibraryDialogs, type OpenDialog } from './library-dialogs.tsx';
import { filterIntros, filterVideos, introVideos } from './library-view.ts';
import { libraryTexts as texts } from './texts.de.ts';

/** The tab of what the team shares; ids of folders are longer. */
const TEAM_TAB = 'team';
/** In the address while only own videos show. */
const MINE = 'meine';

/** What the advisors of an organisation teach each other. */
export function LibraryPage() {
  const advisor = useOwnAdvisor();
  const isConfirmed = useEmailConfirmed();
  if (!advisor) return <LoadingState />;
  if (isConfirmed) return <Library advisor={advisor} />;
  return (
    <PortalPage title={texts.title} intro={texts.intro} help={LIBRARY_HELP_PATH}>
      <UnconfirmedEmail to={PORTAL_PATH} text={texts.unconfirmed} />
    </PortalPage>
  );
}

function Library({ advisor }: { advisor: Advisor }) {
  const account = useQuery(accountQuery(advisor.id));
  const team = account.data?.team?.id ?? null;
  const isOrgAdmin = account.data?.orgAdmin ?? false;
  const hasFactor = useAuth(({ user }) => user?.secondFactor ?? false);
  const folders = useQuery(foldersQuery(advisor.org));
  const videos = useQuery({ ...knowledgeVideosQuery(advisor, team), enabled: !account.isPending });
  const config = useQuery(publicConfigQuery());
  const [isManaging, setManaging] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { videoId } = useParams();
  const { isReopened, leave } = useReopenedUpload();
  const navigate = useNavigate();
  const queries = [folders, videos, config];
  const isFetching = queries.some((query) => query.isFetching);
  const error = queries.find((query) => query.isError)?.error;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const isThere =
    folders.data !== undefined && videos.data !== undefined && config.data !== undefined;
  const linked = videos.data?.find(({ id }) => id === videoId);
  const mayShare =
    may(advisor.lv, 'shareKnowledge') && folders.data !== undefined && folders.data.length > 0;

  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={LIBRARY_HELP_PATH}
      actions={
        <>
          {isOrgAdmin && isThere && (
            <Button
              variant="surface"
              onClick={() => {
                setManaging(true);
              }}
            >
              <FolderCog aria-hidden />
              {foldersTexts.manage}
            </Button>
          )}
          {mayShare && (
            <Button
              onClick={() => {
                setDialog({ kind: 'upload' });
              }}
            >
              <Upload aria-hidden />
              {sharedTexts.upload}
            </Button>
          )}
        </>
      }
    >
      {isThere ? (
        <Stack gap="6">
          {isOrgAdmin && !hasFactor && <SecondFactorNotice />}
          {error && (
            <FailureAlert
              error={error}
              title={sharedTexts.failures.load}
              text={sharedTexts.failures.loadText}
              retrying={isFetching}
              onRetry={retry}
            />
          )}
          {videoId !== undefined && !linked && <Text role="status">{texts.notThere}</Text>}
          <LibraryContent
            advisor={advisor}
            team={team}
            folders={folders.data}
            videos={videos.data}
            intros={introVideos(config.data)}
            onOpen={setDialog}
          />
        </Stack>
      ) : error && !isFetching ? (
        <ErrorState
          title={sharedTexts.failures.load}
          text={sharedTexts.failures.loadText}
          onRetry={retry}
        />
      ) : (
        <VideoGridSkeleton />
      )}
      {isManaging && isThere && (
        <FoldersDialog
          org={advisor.org}
          folders={folders.data}
          countOf={(folder) => videos.data.filter((video) => video.folder === folder).length}
          onClose={() => {
            setManaging(false);
          }}
        />
      )}
      {folders.data && (
        <LibraryDialogs
          advisor={advisor}
          team={team}
          folders={folders.data}
          dialog={
            dialog ??
            (isReopened && mayShare
              ? { kind: 'upload' }
              : linked
                ? { kind: 'watch', video: linked }
                : null)
          }
          onClose={() => {
            setDialog(null);
            if (isReopened) leave();
            if (linked) void navigate(LIBRARY_PATH, { replace: true });
          }}
        />
      )}
    </PortalPage>
  );
}

interface LibraryContentProps {
  advisor: Advisor;
  /** the team that the advisor is in */
  team: string | null;
  folders: readonly Folder[];
  videos: readonly AuthoredVideo[];
  intros: ReturnType<typeof introVideos>;
  onOpen: (dialog: OpenDialog) => void;
}

function LibraryContent(props: LibraryContentProps) {
  const { advisor, team, folders, videos, intros, onOpen } = props;
  const [search, setSearch] = useAddressText('suche');
  const [shown, setShown] = useAddressParam('nur');
  const onlyMine = shown === MINE;
  const isFiltered = onlyMine || search.trim() !== '';
  const filter = { search, only: onlyMine ? advisor.id : null };
  const found = filterVideos(videos, filter);
  const foundIntros = filterIntros(intros, filter);
  const label = (name: string, count: number) => (isFiltered ? texts.found(name, count) : name);

  const folderTabs = folders.map(({ id, name }) => {
    const inside = found.filter(({ folder }) => folder === id);
    return {
      id,
      label: label(name, inside.length),
      content: (
        <FolderTab
          name={name}
          videos={inside}
          isFiltered={isFiltered}
          viewerId={advisor.id}
          onOpen={onOpen}
        />
      ),
    };
  });
  const ofTeam = (list: readonly AuthoredVideo[]) =>
    list.filter(({ audience }) => team !== null && audience === teamAudience(team));
  const teamTab = {
    id: TEAM_TAB,
    label: label(texts.team, ofTeam(found).length),
    content: (
      <FolderTab
        name={texts.team}
        videos={ofTeam(found)}
        isFiltered={isFiltered}
        viewerId={advisor.id}
        onOpen={onOpen}
      />
    ),
  };
  const introTab = {
    id: INTRO_TAB,
    label: label(texts.wbd, foundIntros.length),
    content: <IntroTab intros={foundIntros} isFiltered={isFiltered} onOpen={onOpen} />,
  };
  return (
    <Stack gap="6">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'stretch', md: 'center' }}
        gap={{ base: '3', md: '6' }}
      >
        <Flex flex="1" maxW={{ md: 'xl' }}>
          <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
        </Flex>
        <Checkbox
          checked={onlyMine}
          onChange={({ target }) => {
            setShown(target.checked ? MINE : '');
          }}
        >
          {texts.onlyMine}
        </Checkbox>
      </Flex>
      <AddressTabs
        label={texts.tabs}
        tabs={[
          ...folderTabs,
          // colleagues of other organisations have folders of their own
          ...(ofTeam(videos).length > 0 ? [teamTab] : []),
          introTab,
        ]}
      />
    </Stack>
  );
}
