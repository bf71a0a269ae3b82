import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { IconButton, share } from '@wbd/ui';
import { Share2 } from 'lucide-react';
import { shareLink } from './share-link.ts';
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
    void share({ url: shareLink({ origin, code: advisor.code, id, sharer: advisor.id }), title });
  };
  return (
    <IconButton variant="ghost" aria-label={texts.shareVideo(title)} onClick={shareVideo}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
