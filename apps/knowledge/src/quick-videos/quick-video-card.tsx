import { restrictionQuery } from '@wbd/data/notices';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { IconButton, share } from '@wbd/ui';
import { RestrictionNote } from '@wbd/ui/restrictions';
import { Share2 } from 'lucide-react';
import { OwnVideoActions } from '../shared/own-video-actions.tsx';
import { VideoCard } from '../shared/video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { shareLink } from './share-link.ts';
import { quickTexts as texts } from './texts.de.ts';

export interface QuickVideoCardProps {
  video: QuickVideo;
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

/** A quick video and what its owner can do with it. */
export function QuickVideoCard({ video, advisor, onOpen }: QuickVideoCardProps) {
  const { id, title, thumb, pictureWidths, createdAt, hidden } = video;
  const { data: restriction } = useQuery({
    ...restrictionQuery(advisor.id, 'schnellvideo', id),
    enabled: hidden,
  });
  const shareVideo = () => {
    const { origin } = window.location;
    void share({ url: shareLink({ origin, code: advisor.code, id, sharer: advisor.id }), title });
  };
  return (
    <VideoCard
      title={title}
      note={texts.since(formatDate(createdAt))}
      thumb={thumb}
      pictureWidths={pictureWidths}
      state={restriction && <RestrictionNote restriction={restriction} />}
      onPlay={() => {
        onOpen({ kind: 'watch', video });
      }}
      actions={
        <>
          <IconButton variant="ghost" aria-label={texts.shareVideo(title)} onClick={shareVideo}>
            <Share2 aria-hidden />
          </IconButton>
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
