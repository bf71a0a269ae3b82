import { rowPicture } from '@wbd/data/files';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { optional } from '@wbd/domain/first-view';
import type { PublicPage } from '@wbd/domain/pages';
import { useDocumentTitle } from '@wbd/router';
import { UserRound } from 'lucide-react';
import { bookingWay } from '../shared/booking-way.ts';
import { paths } from '../shared/paths.ts';
import { SignedVideo } from '../shared/signed-video.tsx';
import { WatchActions, WayOn } from '../shared/watch-actions.tsx';
import { BackLink, WatchLayout, WatchStage } from '../shared/watch-layout.tsx';
import { quickVideoTexts as texts } from './texts.de.ts';

interface QuickVideoViewProps {
  video: QuickVideo;
  page: PublicPage;
  author: Advisor;
  /** who passes it on: with them a conversation begins */
  presenter: Pick<Advisor, 'id' | 'code' | 'firstName'>;
}

/** A short video that an advisor passed on, and the way to a conversation with them. */
export function QuickVideoView({ video, page, author, presenter }: QuickVideoViewProps) {
  const { id, title, thumb } = video;
  useDocumentTitle(title);
  return (
    <WatchLayout
      back={<BackLink page={page} texts={texts} />}
      video={
        <WatchStage>
          {optional(thumb, (picture) => (
            <SignedVideo
              video={{ kind: 'quick', id }}
              poster={rowPicture(picture, video.pictureWidths)}
              label={texts.videoLabel(title)}
            />
          ))}
        </WatchStage>
      }
      title={title}
      byline={texts.by(`${author.firstName} ${author.lastName}`)}
      actions={
        <WatchActions
          primary={bookingWay({ owner: presenter, label: texts.appointment })}
          ways={
            <WayOn
              to={paths.advisor(presenter.code)}
              icon={UserRound}
              label={texts.about(presenter.firstName)}
            />
          }
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
