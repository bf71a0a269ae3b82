import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { sharedLink } from '@wbd/domain/pages';
import { IconButton, share } from '@wbd/ui';
import { Share2 } from 'lucide-react';
import { quickTexts as texts } from './texts.de.ts';

interface ShareVideoButtonProps {
  video: Pick<QuickVideo, 'id' | 'title'>;
  /** under whose code it is shared */
  advisor: Advisor;
}

/** Passes the link on. */
export function ShareVideoButton({ video: { id, title }, advisor }: ShareVideoButtonProps) {
  const shareVideo = () => {
    const { origin } = window.location;
    const { code, id: sharer } = advisor;
    void share({ url: sharedLink({ origin, code, kind: 'schnellvideo', id, sharer }), title });
  };
  return (
    <IconButton variant="ghost" aria-label={texts.shareVideo(title)} onClick={shareVideo}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
