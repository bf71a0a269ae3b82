import { useAuth } from '@wbd/auth';
import { ownExpertVideosQuery } from '@wbd/data/expert-videos';
import type { ExpertVideo } from '@wbd/domain/content';
import { matchesSearch } from '@wbd/domain/fields';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Box, Button, EmptyState, ErrorState, LoadingState, SimpleGrid, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { FailureAlert } from '@wbd/ui/feedback';
import { PortalPage, SearchBox, SkeletonCards } from '@wbd/ui/page';
import { Clapperboard, Plus } from 'lucide-react';
import { COVER_RATIO } from '../shared/cover-ratio.ts';
import { paths } from '../shared/paths.ts';
import { ColleaguesVideos } from './colleagues-videos.tsx';
import { COLUMNS } from './columns.ts';
import { ExpertVideoCard } from './expert-video-card.tsx';
import { listTexts as texts } from './texts.de.ts';

/** The advisor's own expert videos. */
export function ExpertVideoListPage() {
  const uid = useAuth((auth) => auth.user?.uid);
  return uid === undefined ? <LoadingState /> : <ExpertVideoList advisorId={uid} />;
}

function ExpertVideoList({ advisorId }: { advisorId: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery(ownExpertVideosQuery(advisorId));
  const add = (
    <Button asChild>
      <Link to={paths.new}>
        <Plus aria-hidden />
        {texts.add}
      </Link>
    </Button>
  );
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={paths.help}
      actions={data !== undefined && data.length > 0 && add}
    >
      {data === undefined ? (
        isError && !isFetching ? (
          <ErrorState {...texts.failed} onRetry={() => void refetch()} />
        ) : (
          <SkeletonCards columns={COLUMNS} ratio={COVER_RATIO} count={4} />
        )
      ) : data.length === 0 ? (
        <Stack gap="10">
          <EmptyState icon={<Clapperboard size={26} />} {...texts.empty}>
            {add}
          </EmptyState>
          <ColleaguesVideos uid={advisorId} search="" />
        </Stack>
      ) : (
        <Stack gap="6">
          {isError && (
            <FailureAlert
              error={error}
              {...texts.failed}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          <FoundVideos videos={data} uid={advisorId} />
        </Stack>
      )}
    </PortalPage>
  );
}

function FoundVideos({ videos, uid }: { videos: readonly ExpertVideo[]; uid: string }) {
  const [search, setSearch] = useAddressText('suche');
  const found = videos.filter(({ description }) => matchesSearch(search, description));
  return (
    <>
      <Box maxW={{ md: 'xl' }}>
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      </Box>
      {found.length === 0 ? (
        <EmptyState icon={<Clapperboard size={26} />} {...texts.noMatch} />
      ) : (
        <SimpleGrid
          as="ul"
          listStyleType="none"
          aria-label={texts.list}
          columns={COLUMNS}
          gap={{ base: '3.5', md: '5' }}
        >
          {found.map((video) => (
            <ExpertVideoCard key={video.id} video={video} />
          ))}
        </SimpleGrid>
      )}
      <Box mt="4">
        <ColleaguesVideos uid={uid} search={search} />
      </Box>
    </>
  );
}
