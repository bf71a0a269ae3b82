import type { AuthoredQuickVideo } from '@wbd/data/quick-videos';
import { takeVideoMutation } from '@wbd/data/taken-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Check, Plus } from 'lucide-react';
import { VideoCard } from '../shared/video-card.tsx';
import type { OpenDialog } from './quick-video-dialogs.tsx';
import { quickTexts } from './texts.de.ts';

const texts = quickTexts.network;

interface NetworkVideoCardProps {
  video: AuthoredQuickVideo;
  advisor: Advisor;
  isTaken: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** A colleague's video, with the button that adds it to one's own list. */
export function NetworkVideoCard({ video, advisor, isTaken, onOpen }: NetworkVideoCardProps) {
  const { id, title, thumb, pictureWidths, advisorName } = video;
  const take = useMutation(takeVideoMutation(advisor.id));

  async function takeOver(): Promise<void> {
    try {
      await take.mutateAsync({ video: id, take: true });
      toast({ type: 'success', title: texts.done, description: texts.doneText });
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
        may(advisor.lv, 'shareQuickVideos') && (
          <Button
            variant="surface"
            me="2"
            disabled={isTaken}
            loading={take.isPending}
            aria-label={isTaken ? texts.takenOf(title) : texts.takeOf(title)}
            onClick={() => void takeOver()}
          >
            {isTaken ? <Check aria-hidden /> : <Plus aria-hidden />}
            {isTaken ? texts.taken : texts.take}
          </Button>
        )
      }
    />
  );
}
