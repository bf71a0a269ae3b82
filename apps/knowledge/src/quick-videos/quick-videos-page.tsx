import { useOwnAdvisor } from '@wbd/auth';
import { quickVideosQuery } from '@wbd/data/quick-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { matchesSearch } from '@wbd/domain/fields';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Button, EmptyState, ErrorState, Flex, LoadingState, Stack } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { FailureAlert } from '@wbd/ui/feedback';
import { PortalPage, SearchBox } from '@wbd/ui/page';
import { Upload, Zap } from 'lucide-react';
import { useState } from 'react';
import { QUICK_VIDEOS_HELP_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { VideoGrid, VideoGridSkeleton } from '../shared/video-grid.tsx';
import { QuickVideoCard } from './quick-video-card.tsx';
import { QuickVideoDialogs, type OpenDialog } from './quick-video-dialogs.tsx';
import { quickTexts as texts } from './texts.de.ts';

/** The advisor's own short videos. */
export function QuickVideosPage() {
  const advisor = useOwnAdvisor();
  return advisor ? <QuickVideos advisor={advisor} /> : <LoadingState />;
}

function QuickVideos({ advisor }: { advisor: Advisor }) {
  const { data, error, isError, isFetching, refetch } = useQuery(quickVideosQuery(advisor.id));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const failure = { title: sharedTexts.failures.load, text: sharedTexts.failures.loadText };
  const mayUpload = may(advisor.lv, 'uploadQuickVideos');
  const upload = (
    <Button
      onClick={() => {
        setDialog({ kind: 'upload' });
      }}
    >
      <Upload aria-hidden />
      {sharedTexts.upload}
    </Button>
  );
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={QUICK_VIDEOS_HELP_PATH}
      actions={mayUpload && data !== undefined && data.length > 0 && upload}
    >
      {data === undefined ? (
        isError && !isFetching ? (
          <ErrorState {...failure} onRetry={() => void refetch()} />
        ) : (
          <VideoGridSkeleton />
        )
      ) : (
        <Stack gap="6">
          {isError && (
            <FailureAlert
              error={error}
              {...failure}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data.length > 0 ? (
            <QuickVideoList videos={data} advisor={advisor} onOpen={setDialog} />
          ) : (
            <EmptyState
              icon={<Zap size={26} />}
              title={texts.empty.title}
              text={mayUpload ? texts.empty.text : texts.empty.textBelowPro}
            >
              {mayUpload && upload}
            </EmptyState>
          )}
        </Stack>
      )}
      <QuickVideoDialogs
        advisor={advisor}
        dialog={dialog}
        onClose={() => {
          setDialog(null);
        }}
      />
    </PortalPage>
  );
}

interface QuickVideoListProps {
  videos: readonly QuickVideo[];
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

function QuickVideoList({ videos, advisor, onOpen }: QuickVideoListProps) {
  const [search, setSearch] = useAddressText('suche');
  const found = videos.filter(({ title }) => matchesSearch(search, title));
  return (
    <>
      <Flex maxW={{ md: 'xl' }}>
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      </Flex>
      {found.length > 0 ? (
        <VideoGrid label={texts.list}>
          {found.map((video) => (
            <QuickVideoCard key={video.id} video={video} advisor={advisor} onOpen={onOpen} />
          ))}
        </VideoGrid>
      ) : (
        <EmptyState icon={<Zap size={26} />} {...sharedTexts.noMatch} />
      )}
    </>
  );
}
