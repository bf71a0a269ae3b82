import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { formatDate } from '@wbd/domain/time';
import { may } from '@wbd/domain/plans';
import { IconButton } from '@wbd/ui';
import { UserRoundX, Users } from 'lucide-react';
import { FilmBadge } from '@wbd/ui/upload';
import { HiddenNote } from '../shared/hidden-note.tsx';
import { OwnVideoActions } from '../shared/own-video-actions.tsx';
import { VideoCard } from '../shared/video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { ShareVideoButton } from './share-video-button.tsx';
import { quickTexts as texts } from './texts.de.ts';

export interface QuickVideoCardProps {
  video: QuickVideo;
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

/** A quick video and what its owner can do with it. */
export function QuickVideoCard({ video, advisor, onOpen }: QuickVideoCardProps) {
  const { id, title, url, films, thumb, pictureWidths, createdAt, network, hidden } = video;
  const mayChange = network || may(advisor.lv, 'uploadQuickVideos');
  return (
    <VideoCard
      title={title}
      note={network ? texts.network.shared : texts.since(formatDate(createdAt))}
      thumb={thumb}
      pictureWidths={pictureWidths}
      state={
        <>
          <FilmBadge path={url} films={films} />
          {hidden && <HiddenNote owner={advisor.id} kind="schnellvideo" id={id} />}
        </>
      }
      onPlay={() => {
        onOpen({ kind: 'watch', video });
      }}
      actions={
        <>
          <ShareVideoButton video={video} advisor={advisor} />
          {mayChange && (
            <IconButton
              variant="ghost"
              aria-label={network ? texts.network.withdrawOf(title) : texts.network.shareOf(title)}
              onClick={() => {
                onOpen({ kind: 'network', video });
              }}
            >
              {network ? <UserRoundX aria-hidden /> : <Users aria-hidden />}
            </IconButton>
          )}
          <OwnVideoActions
            title={title}
            onEdit={() => {
              onOpen({ kind: 'edit', video });
            }}
            onDelete={() => {
              onOpen({ kind: 'delete', video });
            }}
          />
        </>
      }
    />
  );
}
