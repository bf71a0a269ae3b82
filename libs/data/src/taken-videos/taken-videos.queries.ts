import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { giveVideoBack, isTaken, readTakenVideos, takeVideo } from './taken-videos.repository.ts';

const takenVideoKeys = {
  all: ['taken-videos'] as const,
  ofAdvisor: (advisorId: string) => [...takenVideoKeys.all, 'of', advisorId] as const,
  one: (advisorId: string, video: string) => [...takenVideoKeys.all, advisorId, video] as const,
};

/** What an advisor took over from colleagues, the latest first. */
export const takenVideosQuery = (advisorId: string) =>
  queryOptions({
    queryKey: takenVideoKeys.ofAdvisor(advisorId),
    queryFn: () => readTakenVideos(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** Whether an advisor took a video over. */
export const isTakenQuery = (advisorId: string, video: string) =>
  queryOptions({
    queryKey: takenVideoKeys.one(advisorId, video),
    queryFn: () => isTaken(advisorId, video),
    staleTime: FRESHNESS.standard,
  });

/** Adds a colleague's video to one's own list, or removes it again. */
export const takeVideoMutation = (advisorId: string) =>
  writeOptions(
    ['taken-videos', 'take'],
    ({ video, take }: { video: string; take: boolean }) =>
      take ? takeVideo(advisorId, video) : giveVideoBack(advisorId, video),
    (client) => client.invalidateQueries({ queryKey: takenVideoKeys.all }),
  );
