import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import type { ExpertVideo } from '@wbd/domain/content';

/** What of the content differs from the video as it was opened: the rest may have been changed elsewhere since, and stays. */
export function changesTo(
  opened: ExpertVideo,
  content: ExpertVideoContent,
): Partial<ExpertVideoContent> {
  const { description, video, videoCaptions, trailer, trailerCaptions, thumb } = content;
  const { bookinglink, audience } = content;
  return {
    ...(description !== opened.description && { description }),
    ...(video !== opened.video && { video }),
    ...(videoCaptions !== opened.videoCaptions && { videoCaptions }),
    ...(trailer !== opened.trailer && { trailer }),
    ...(trailerCaptions !== opened.trailerCaptions && { trailerCaptions }),
    ...(thumb !== opened.thumb && { thumb }),
    ...(bookinglink !== opened.bookinglink && { bookinglink }),
    ...(audience !== opened.audience && { audience }),
  };
}
