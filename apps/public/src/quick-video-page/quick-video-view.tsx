import { rowPicture } from '@wbd/data/files';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import type { PublicPage } from '@wbd/domain/pages';
import { useDocumentTitle } from '@wbd/router';
import { UserRound } from 'lucide-react';
import { bookingWay } from '../shared/booking-way.ts';
import { paths } from '../shared/paths.ts';
import { backTo, WatchActions } from '../shared/watch-actions.tsx';
import { WatchLayout } from '../shared/watch-layout.tsx';
import { SignedVideo } from './signed-video.tsx';
import { quickVideoTexts as texts } from './texts.de.ts';

interface QuickVideoViewProps {
  video: QuickVideo;
  page: PublicPage;
  owner: Advisor;
}

/** A short video that an advisor passed on, and the way to a conversation with them. */
export function QuickVideoView({ video, page, owner }: QuickVideoViewProps) {
  const { id, title, thumb } = video;
  useDocumentTitle(title);
  return (
    <WatchLayout
      back={backTo(page, texts)}
      video={
        <SignedVideo
          id={id}
          poster={rowPicture(thumb, video.pictureWidths)}
          label={texts.videoLabel(title)}
        />
      }
      title={title}
      byline={texts.by(`${owner.firstName} ${owner.lastName}`)}
      actions={
        <WatchActions
          primary={bookingWay({ owner, label: texts.appointment })}
          ways={[
            {
              to: paths.advisor(owner.code),
              icon: UserRound,
              label: texts.about(owner.firstName),
            },
          ]}
          share={{
            label: texts.share,
            code: page.code,
            kind: 'schnellvideo',
            id,
            title,
            text: texts.shareText(title),
          }}
        />
      }
    />
  );
}
