import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import type { ExpertVideo } from '@wbd/domain';

/** What of the content differs from the video as it was opened: the rest may have been changed elsewhere since, and stays. */
export function changesTo(
  opened: ExpertVideo,
  { description, video, trailer, thumb, bookinglink }: ExpertVideoContent,
): Partial<ExpertVideoContent> {
  return {
    ...(description !== opened.description && { description }),
    ...(video !== opened.video && { video }),
    ...(trailer !== opened.trailer && { trailer }),
    ...(thumb !== opened.thumb && { thumb }),
    ...(bookinglink !== opened.bookinglink && { bookinglink }),
  };
}
