import { shareWithNetworkMutation } from '@wbd/data/quick-videos';
import type { QuickVideo } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { quickTexts } from './texts.de.ts';

interface NetworkDialogProps {
  video: QuickVideo;
  onClose: () => void;
}

/** Says what sharing with the network means, and what withdrawing does. */
export function NetworkDialog({ video, onClose }: NetworkDialogProps) {
  const change = useMutation(shareWithNetworkMutation());
  const network = !video.network;
  const texts = network ? quickTexts.network.sharing : quickTexts.network.withdrawing;

  async function confirm(): Promise<void> {
    try {
      await change.mutateAsync({ video, network });
      toast({ type: 'success', title: texts.done });
      onClose();
    } catch (error) {
      toastFailure(error, { title: quickTexts.network.failed });
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.confirm}
      isLoss={!network}
      busy={change.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.text(video.title)}
    </ConfirmDialog>
  );
}
