import type { AuthoredQuickVideo } from '@wbd/data/quick-videos';
import { takeVideoMutation } from '@wbd/data/taken-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { IconButton, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { X } from 'lucide-react';
import { VideoCard } from '../shared/video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { ShareVideoButton } from './share-video-button.tsx';
import { quickTexts } from './texts.de.ts';

const texts = quickTexts.network;

interface TakenVideoCardProps {
  video: AuthoredQuickVideo;
  advisor: Advisor;
  onOpen: (dialog: OpenDialog) => void;
}

/** A colleague's video in one's own list: shared under one's own code, with its author's name. */
export function TakenVideoCard({ video, advisor, onOpen }: TakenVideoCardProps) {
  const { id, title, thumb, pictureWidths, advisorName } = video;
  const take = useMutation(takeVideoMutation(advisor.id));

  async function giveBack(): Promise<void> {
    try {
      await take.mutateAsync({ video: id, take: false });
      toast({ type: 'success', title: texts.givenBack });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <VideoCard
      title={title}
      note={texts.by(advisorName)}
      thumb={thumb}
      pictureWidths={pictureWidths}
      onPlay={() => {
        onOpen({ kind: 'watch', video });
      }}
      actions={
        <>
          <ShareVideoButton video={video} advisor={advisor} />
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.giveBackOf(title)}
            loading={take.isPending}
            onClick={() => void giveBack()}
          >
            <X aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}
