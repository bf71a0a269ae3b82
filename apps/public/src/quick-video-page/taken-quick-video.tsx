import { isTakenQuery } from '@wbd/data/taken-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { mayPassOn, type QuickVideo } from '@wbd/domain/content';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, ErrorState, PageMessage } from '@wbd/ui';
import { VideoOff } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { WatchPlaceholder } from '../shared/watch-layout.tsx';
import { QuickVideoView } from './quick-video-view.tsx';
import { quickVideoTexts as texts } from './texts.de.ts';

interface TakenQuickVideoProps {
  video: QuickVideo;
  /** of the advisor who passes the video on */
  page: PublicPage;
  author: Advisor;
}

/** A colleague's video under an advisor's code: only if the one took it over and the other still shares it. */
export function TakenQuickVideo({ video, page, author }: TakenQuickVideoProps) {
  const taken = useQuery(isTakenQuery(page.uid, video.id));
  if (taken.isError) {
    return (
      <ErrorState
        level={1}
        title={sharedTexts.pageFailed.title}
        text={texts.failed}
        onRetry={() => void taken.refetch()}
      />
    );
  }
  if (taken.data === undefined) return <WatchPlaceholder vertical={false} />;
  if (!mayPassOn(video, page.uid, taken.data)) {
    return (
      <PageMessage level={1} icon={<VideoOff size={26} />} title={texts.missing}>
        <Button asChild variant="outline">
          <RouterLink to={paths.advisor(page.code)}>{sharedTexts.home}</RouterLink>
        </Button>
      </PageMessage>
    );
  }
  const { uid: id, code, firstName } = page;
  return (
    <QuickVideoView video={video} page={page} author={author} presenter={{ id, code, firstName }} />
  );
}
