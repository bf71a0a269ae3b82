import { EmptyState } from '@wbd/ui';
import { Library } from 'lucide-react';
import { sharedTexts } from '../shared/texts.de.ts';
import { VideoCard } from '../shared/video-card.tsx';
import { VideoGrid } from '../shared/video-grid.tsx';
import type { OpenDialog } from './library-dialogs.tsx';
import type { IntroVideo } from './library-view.ts';
import { libraryTexts as texts } from './texts.de.ts';

export interface IntroTabProps {
  intros: readonly IntroVideo[];
  isFiltered: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** The operator's introductory videos, the same for every organisation. */
export function IntroTab({ intros, isFiltered, onOpen }: IntroTabProps) {
  if (intros.length === 0) {
    return (
      <EmptyState
        icon={<Library size={26} />}
        {...(isFiltered ? sharedTexts.noMatch : texts.noIntros)}
      />
    );
  }
  return (
    <VideoGrid label={texts.wbd}>
      {intros.map((intro) => (
        <VideoCard
          key={intro.topic}
          title={intro.title}
          note={texts.by}
          thumb={intro.thumb}
          onPlay={() => {
            onOpen({ kind: 'intro', intro });
          }}
        />
      ))}
    </VideoGrid>
  );
}
