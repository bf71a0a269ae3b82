import { takenVideoId, takenVideoSchema } from '@wbd/domain/content';
import { serverTimestamp } from '@wbd/firebase/firestore';
import { ownedCollection } from '../owned-collection/index.ts';
import {
  readQuickVideo,
  withAuthors,
  type AuthoredQuickVideo,
} from '../quick-videos/quick-videos.repository.ts';

const takenVideos = ownedCollection('takenVideos', takenVideoSchema);

/** Takes a colleague's video over into the advisor's own list; a second time changes nothing. */
export function takeVideo(advisor: string, video: string): Promise<void> {
  const id = takenVideoId(advisor, video);
  return takenVideos.create({ id, advisor, video, takenAt: serverTimestamp() });
}

/** Takes a colleague's video out of the advisor's own list. */
export function giveVideoBack(advisor: string, video: string): Promise<void> {
  return takenVideos.remove(takenVideoId(advisor, video));
}

/** Whether an advisor took a video over. */
export async function isTaken(advisor: string, video: string): Promise<boolean> {
  return (await takenVideos.read(takenVideoId(advisor, video))) !== null;
}

/** What an advisor took over. */
export interface TakenVideos {
  /** the videos as they are now, the last one taken first */
  shared: AuthoredQuickVideo[];
  /** ids of those that their authors no longer share */
  withdrawn: string[];
}

/** What an advisor took over. */
export async function readTakenVideos(advisor: string): Promise<TakenVideos> {
  const taken = await takenVideos.readOwn(advisor);
  const latest = taken.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const videos = await Promise.all(latest.map(({ video }) => readQuickVideo(video)));
  const known = videos.filter((video) => video !== null);
  const shared = known.filter(({ network, hidden }) => network && !hidden);
  const ids = new Set(shared.map(({ id }) => id));
  return {
    shared: await withAuthors(shared),
    withdrawn: latest.map(({ video }) => video).filter((video) => !ids.has(video)),
  };
}
