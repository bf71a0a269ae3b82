import type { AuthoredVideo } from '@wbd/data/knowledge-videos';
import { libraryAudience } from '@wbd/domain/content';
import { formatDate } from '@wbd/domain/time';
import { Badge, EmptyState } from '@wbd/ui';
import { Library } from 'lucide-react';
import { FilmBadge } from '@wbd/ui/upload';
import { HiddenNote } from '../shared/hidden-note.tsx';
import { OwnVideoActions } from '../shared/own-video-actions.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { VideoCard } from '../shared/video-card.tsx';
import { VideoGrid } from '../shared/video-grid.tsx';
import { audienceBadge } from './audience-choices.ts';
import type { OpenDialog } from './library-dialogs.tsx';
import { libraryTexts as texts } from './texts.de.ts';

export interface FolderTabProps {
  name: string;
  videos: readonly AuthoredVideo[];
  isFiltered: boolean;
  viewerId: string;
  onOpen: (dialog: OpenDialog) => void;
}

/** The videos of a folder. */
export function FolderTab({ name, videos, isFiltered, viewerId, onOpen }: FolderTabProps) {
  if (videos.length === 0) {
    return (
      <EmptyState
        icon={<Library size={26} />}
        {...(isFiltered ? sharedTexts.noMatch : texts.empty)}
      />
    );
  }
  return (
    <VideoGrid label={name}>
      {videos.map((video) => (
        <VideoCard
          key={video.id}
          title={video.title}
          description={video.description}
          note={texts.note(video.advisorName, formatDate(video.createdAt))}
          thumb={video.thumb}
          pictureWidths={video.pictureWidths}
          state={<VideoState video={video} viewerId={viewerId} />}
          onPlay={() => {
            onOpen({ kind: 'watch', video });
          }}
          actions={
            video.advisor === viewerId && (
              <OwnVideoActions
                title={video.title}
                onEdit={() => {
                  onOpen({ kind: 'edit', video });
                }}
                onDelete={() => {
                  onOpen({ kind: 'delete', video });
                }}
              />
            )
          }
        />
      ))}
    </VideoGrid>
  );
}

/** How far an own film is, that a video is hidden, or that it is for others than the organisation. */
function VideoState({ video, viewerId }: { video: AuthoredVideo; viewerId: string }) {
  const badge = video.hidden ? null : audienceBadge(libraryAudience(video));
  return (
    <>
      {video.advisor === viewerId && <FilmBadge path={video.url} films={video.films} />}
      {video.hidden && <HiddenNote owner={viewerId} kind="knowledge" id={video.id} />}
      {badge !== null && <Badge alignSelf="flex-start">{badge}</Badge>}
    </>
  );
}
