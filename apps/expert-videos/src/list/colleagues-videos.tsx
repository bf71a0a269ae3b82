import { advisorQuery } from '@wbd/data/advisors';
import { colleaguesExpertVideosQuery } from '@wbd/data/expert-videos';
import { fileUrl } from '@wbd/data/files';
import type { ExpertVideo } from '@wbd/domain/content';
import { matchesSearch } from '@wbd/domain/fields';
import { filmMode, filmSizes } from '@wbd/domain/files';
import { useQuery } from '@wbd/query';
import { Box, Button, Heading, SimpleGrid, Text } from '@wbd/ui';
import { PlayerSkeleton, WatchDialog } from '@wbd/ui/dialog';
import { FailureAlert } from '@wbd/ui/feedback';
import { Play } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { CardFrame } from './card-frame.tsx';
import { COLUMNS } from './columns.ts';
import { NarrowBadge } from './narrow-badge.tsx';
import { listTexts as texts } from './texts.de.ts';

const FilmPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).FilmPlayer,
}));

/** What colleagues share with the advisor's organisation or team alone; nothing while there is none. */
export function ColleaguesVideos({ uid, search }: { uid: string; search: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery(colleaguesExpertVideosQuery(uid));
  const [watched, setWatched] = useState<ExpertVideo | null>(null);
  const id = useId();
  const found = (data ?? []).filter(({ description }) => matchesSearch(search, description));
  if (isError) {
    const retry = () => void refetch();
    return <FailureAlert error={error} {...texts.failed} retrying={isFetching} onRetry={retry} />;
  }
  if (found.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="xl" mb="4">
        {texts.colleagues}
      </Heading>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={COLUMNS}
        gap={{ base: '3.5', md: '5' }}
        aria-labelledby={id}
      >
        {found.map((video) => (
          <ColleaguesCard
            key={video.id}
            video={video}
            uid={uid}
            onWatch={() => {
              setWatched(video);
            }}
          />
        ))}
      </SimpleGrid>
      {watched && (
        <WatchDialog
          title={watched.description}
          onClose={() => {
            setWatched(null);
          }}
        >
          <ColleaguesFilm video={watched} />
        </WatchDialog>
      )}
    </Box>
  );
}

interface CardProps {
  video: ExpertVideo;
  uid: string;
  onWatch: () => void;
}

function ColleaguesCard({ video, uid, onWatch }: CardProps) {
  const { data: owner } = useQuery(advisorQuery(video.advisor));
  const { description, audience } = video;
  return (
    <CardFrame video={video}>
      <NarrowBadge audience={audience} uid={uid} />
      <Text mt="auto" textStyle="sm" color="fg.muted">
        {owner && texts.by(`${owner.firstName} ${owner.lastName}`)}
      </Text>
      <Button variant="outline" onClick={onWatch} aria-label={texts.watchVideo(description)}>
        <Play aria-hidden />
        {texts.watch}
      </Button>
    </CardFrame>
  );
}

function ColleaguesFilm({ video }: { video: ExpertVideo }) {
  const { description, thumb, films, videoCaptions } = video;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <FilmPlayer
        path={video.video}
        sizes={filmSizes(video.video, films)}
        mode={filmMode(video.video, films)}
        urlOf={fileUrl}
        label={description}
        captions={videoCaptions === null ? null : fileUrl(videoCaptions)}
        poster={fileUrl(thumb)}
        autoPlay
      />
    </Suspense>
  );
}
