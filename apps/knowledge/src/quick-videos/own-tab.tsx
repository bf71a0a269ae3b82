import { quickVideosQuery } from '@wbd/data/quick-videos';
import { takenVideosQuery, type TakenVideos } from '@wbd/data/taken-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { matchesSearch } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, EmptyState, ErrorState, Flex, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { FailureAlert } from '@wbd/ui/feedback';
import { SearchBox } from '@wbd/ui/page';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUICK_VIDEOS_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { VideoGrid, VideoGridSkeleton } from '../shared/video-grid.tsx';
import { QuickVideoCard } from './quick-video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { TakenVideoCard } from './taken-video-card.tsx';
import { quickTexts as texts } from './texts.de.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';

export const NETWORK_TAB = 'netzwerk';

interface OwnTabProps {
  advisor: Advisor;
  /** the button, for who may upload */
  upload: ReactNode;
  onOpen: (dialog: OpenDialog) => void;
}

/** The advisor's list: own videos, and those taken over from colleagues. */
export function OwnTab({ advisor, upload, onOpen }: OwnTabProps) {
  const own = useQuery(quickVideosQuery(advisor.id));
  const taken = useQuery(takenVideosQuery(advisor.id));
  const failed = [own, taken].find(({ isError }) => isError);
  const isFetching = own.isFetching || taken.isFetching;
  const failure = { title: sharedTexts.failures.load, text: sharedTexts.failures.loadText };
  const retry = () => {
    for (const query of [own, taken]) if (query.isError) void query.refetch();
  };
  if (own.data === undefined || taken.data === undefined) {
    if (failed && !isFetching) return <ErrorState {...failure} onRetry={retry} />;
    return <VideoGridSkeleton />;
  }
  return (
    <Stack gap="6">
      {failed && (
        <FailureAlert error={failed.error} {...failure} retrying={isFetching} onRetry={retry} />
      )}
      <WithdrawnNote advisorId={advisor.id} withdrawn={taken.data.withdrawn} />
      {own.data.length + taken.data.shared.length > 0 ? (
        <List own={own.data} taken={taken.data.shared} advisor={advisor} onOpen={onOpen} />
      ) : (
        <EmptyState
          icon={<Zap size={26} />}
          title={texts.empty.title}
          text={upload === false ? texts.empty.textBelowPro : texts.empty.text}
        >
          {upload === false ? (
            <Button asChild>
              <Link to={`${QUICK_VIDEOS_PATH}?tab=${NETWORK_TAB}`}>{texts.empty.toNetwork}</Link>
            </Button>
          ) : (
            upload
          )}
        </EmptyState>
      )}
    </Stack>
  );
}

interface ListProps {
  own: readonly QuickVideo[];
  taken: TakenVideos['shared'];
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

function List({ own, taken, advisor, onOpen }: ListProps) {
  const [search, setSearch] = useAddressText('suche');
  const ownFound = own.filter(({ title }) => matchesSearch(search, title));
  const takenFound = taken.filter(({ title, advisorName }) =>
    matchesSearch(search, `${title} ${advisorName}`),
  );
  return (
    <>
      <Flex maxW={{ md: 'xl' }}>
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      </Flex>
      {ownFound.length + takenFound.length > 0 ? (
        <VideoGrid label={texts.list}>
          {ownFound.map((video) => (
            <QuickVideoCard key={video.id} video={video} advisor={advisor} onOpen={onOpen} />
          ))}
          {takenFound.map((video) => (
            <TakenVideoCard key={video.id} video={video} advisor={advisor} onOpen={onOpen} />
          ))}
        </VideoGrid>
      ) : (
        <EmptyState icon={<Zap size={26} />} {...sharedTexts.noMatch} />
      )}
    </>
  );
}
