import { expertVideoSchema, type ExpertVideo } from '@wbd/domain';
import { readDocument } from '@wbd/firebase/firestore';

/** @returns null when there is none with this id */
export function readExpertVideo(id: string): Promise<ExpertVideo | null> {
  return readDocument(expertVideoSchema, `expertVideos/${encodeURIComponent(id)}`);
}
