import { rowPicture } from '@wbd/data/files';
import { deleteQuickVideoMutation, restoreQuickVideoMutation } from '@wbd/data/quick-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { sharedPath } from '@wbd/domain/pages';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { WatchDialog } from '@wbd/ui/dialog';
import { DeleteVideoDialog } from '../shared/delete-video-dialog.tsx';
import { SignedVideo } from '../shared/signed-video.tsx';
import { ReportLink } from '../shared/report-link.tsx';
import { EditQuickVideoDialog } from './edit-quick-video-dialog.tsx';
import { NetworkDialog } from './network-dialog.tsx';
import { UploadQuickVideoDialog } from './upload-quick-video-dialog.tsx';

export type OpenDialog =
  { kind: 'upload' } | { kind: 'watch' | 'edit' | 'delete' | 'network'; video: QuickVideo } | null;

export interface QuickVideoDialogsProps {
  advisor: Advisor;
  dialog: OpenDialog;
  onClose: () => void;
}

/** The dialog that is open over the quick videos. */
export function QuickVideoDialogs({ advisor, dialog, onClose }: QuickVideoDialogsProps) {
  const remove = useMutation(deleteQuickVideoMutation());
  const restore = useMutation(restoreQuickVideoMutation());
  if (dialog === null) return null;
  switch (dialog.kind) {
    case 'upload':
      return <UploadQuickVideoDialog owner={advisor} onClose={onClose} />;
    case 'edit':
      return <EditQuickVideoDialog owner={advisor} video={dialog.video} onClose={onClose} />;
    case 'network':
      return <NetworkDialog video={dialog.video} onClose={onClose} />;
    case 'delete': {
      const { video } = dialog;
      return (
        <DeleteVideoDialog
          title={video.title}
          remove={() => remove.mutateAsync(video.id)}
          restore={() => restore.mutateAsync(video)}
          canRestore={may(advisor.lv, 'uploadQuickVideos')}
          onClose={onClose}
        />
      );
    }
    case 'watch': {
      const { id, title, thumb, pictureWidths, advisor: owner } = dialog.video;
      return (
        <WatchDialog title={title} onClose={onClose}>
          <SignedVideo
            video={{ kind: 'quick', id }}
            title={title}
            poster={rowPicture(thumb, pictureWidths)?.src ?? null}
          />
          {owner !== advisor.id && (
            // as the advisor would share it
            <ReportLink reported={sharedPath({ code: advisor.code, kind: 'schnellvideo', id })} />
          )}
        </WatchDialog>
      );
    }
  }
}
