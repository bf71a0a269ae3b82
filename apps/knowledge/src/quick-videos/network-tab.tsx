import { useEmailConfirmed } from '@wbd/auth';
import { networkVideosQuery, type AuthoredQuickVideo } from '@wbd/data/quick-videos';
import { takenVideosQuery } from '@wbd/data/taken-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { matchesSearch } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, Flex, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { SearchBox, UnconfirmedEmail } from '@wbd/ui/page';
import { Users } from 'lucide-react';
import { PORTAL_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { VideoGrid, VideoGridSkeleton } from '../shared/video-grid.tsx';
import { NetworkVideoCard } from './network-video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { quickTexts as texts } from './texts.de.ts';

interface NetworkTabProps {
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

/** What colleagues share with the network, to take over. */
export function NetworkTab(props: NetworkTabProps) {
  const isConfirmed = useEmailConfirmed();
  return isConfirmed ? (
    <Shared {...props} />
  ) : (
    <UnconfirmedEmail to={PORTAL_PATH} text={texts.network.unconfirmed} />
  );
}

function Shared({ advisor, onOpen }: NetworkTabProps) {
  const videos = useQuery(networkVideosQuery());
  const taken = useQuery(takenVideosQuery(advisor.id));
  const failed = [videos, taken].find(({ isError }) => isError);
  if (videos.data && taken.data) {
    const foreign = videos.data.filter((video) => video.advisor !== advisor.id);
    const ids = new Set(taken.data.shared.map(({ id }) => id));
    return foreign.length === 0 ? (
      <EmptyState icon={<Users size={26} />} {...texts.network.empty} />
    ) : (
      <Found videos={foreign} taken={ids} advisor={advisor} onOpen={onOpen} />
    );
  }
  if (failed && !failed.isFetching) {
    const { load: title, loadText: text } = sharedTexts.failures;
    const retry = () => {
      for (const query of [videos, taken]) if (query.isError) void query.refetch();
    };
    return <ErrorState title={title} text={text} onRetry={retry} />;
  }
  return <VideoGridSkeleton />;
}

interface FoundProps extends NetworkTabProps {
  videos: readonly AuthoredQuickVideo[];
  taken: ReadonlySet<string>;
}

function Found({ videos, taken, advisor, onOpen }: FoundProps) {
  const [search, setSearch] = useAddressText('suche');
  const found = videos.filter(({ title, advisorName }) =>
    matchesSearch(search, `${title} ${advisorName}`),
  );
  return (
    <Stack gap="6">
      <Flex maxW={{ md: 'xl' }}>
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      </Flex>
      {found.length > 0 ? (
        <VideoGrid label={texts.network.list}>
          {found.map((video) => (
            <NetworkVideoCard
              key={video.id}
              video={video}
              advisor={advisor}
              isTaken={taken.has(video.id)}
              onOpen={onOpen}
            />
          ))}
        </VideoGrid>
      ) : (
        <EmptyState icon={<Users size={26} />} {...sharedTexts.noMatch} />
      )}
    </Stack>
  );
}
