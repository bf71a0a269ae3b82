import { fileUrl, rowPicture } from '@wbd/data/files';
import {
  deleteKnowledgeVideoMutation,
  restoreKnowledgeVideoMutation,
  type AuthoredVideo,
} from '@wbd/data/knowledge-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { Folder } from '@wbd/domain/content';
import { libraryVideoPath } from '@wbd/domain/notices';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Stack, Text } from '@wbd/ui';
import { WatchDialog } from '@wbd/ui/dialog';
import { DeleteVideoDialog } from '../shared/delete-video-dialog.tsx';
import { PublicVideo } from '../shared/public-video.tsx';
import { ReportLink } from '../shared/report-link.tsx';
import { SignedVideo } from '../shared/signed-video.tsx';
import { EditVideoDialog } from './edit-video-dialog.tsx';
import type { IntroVideo } from './library-view.ts';
import { UploadVideoDialog } from './upload-video-dialog.tsx';

export type OpenDialog =
  | { kind: 'upload' }
  | { kind: 'watch' | 'edit' | 'delete'; video: AuthoredVideo }
  | { kind: 'intro'; intro: IntroVideo }
  | null;

export interface LibraryDialogsProps {
  advisor: Advisor;
  /** the team that the advisor is in */
  team: string | null;
  folders: readonly Folder[];
  dialog: OpenDialog;
  onClose: () => void;
}

/** The dialog that is open over the library. */
export function LibraryDialogs({ advisor, team, folders, dialog, onClose }: LibraryDialogsProps) {
  const remove = useMutation(deleteKnowledgeVideoMutation());
  const restore = useMutation(restoreKnowledgeVideoMutation());
  if (dialog === null) return null;
  switch (dialog.kind) {
    case 'upload':
      return <UploadVideoDialog owner={advisor} team={team} folders={folders} onClose={onClose} />;
    case 'edit':
      return (
        <EditVideoDialog
          owner={advisor}
          team={team}
          video={dialog.video}
          folders={folders}
          onClose={onClose}
        />
      );
    case 'delete': {
      const { video } = dialog;
      return (
        <DeleteVideoDialog
          title={video.title}
          remove={() => remove.mutateAsync(video.id)}
          restore={() => restore.mutateAsync(video)}
          canRestore={may(advisor.lv, 'shareKnowledge')}
          onClose={onClose}
        />
      );
    }
    case 'watch': {
      const { id, title, description, thumb, pictureWidths, advisor: owner } = dialog.video;
      return (
        <WatchDialog title={title} onClose={onClose}>
          <Stack gap="4">
            <SignedVideo
              video={{ kind: 'knowledge', id }}
              title={title}
              poster={rowPicture(thumb, pictureWidths)?.src ?? null}
            />
            {description !== '' && <Text whiteSpace="pre-line">{description}</Text>}
            {owner !== advisor.id && <ReportLink reported={libraryVideoPath(id)} />}
          </Stack>
        </WatchDialog>
      );
    }
    case 'intro': {
      const { title, video, thumb } = dialog.intro;
      return (
        <WatchDialog title={title} onClose={onClose}>
          <PublicVideo
            src={fileUrl(video)}
            title={title}
            poster={thumb === null ? null : fileUrl(thumb)}
          />
        </WatchDialog>
      );
    }
  }
}
