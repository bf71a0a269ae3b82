import { beginUploads } from '@wbd/data/uploads';
import { useUpload, type FileValue } from '@wbd/ui/upload';

/** How much of the progress bar each file is, in percent. */
const WEIGHTS = { video: 80, thumb: 15 };

export interface ChosenVideo {
  video: File | string;
  thumb: FileValue;
}

/** A video's files once they have arrived. */
export interface SentVideo {
  url: string;
  thumb: string | null;
}

export interface VideoUploadOptions {
  uid: string;
  folder: 'knowledge_videos' | 'knowledge_videos_for_customers';
}

/** Sends a video and its picture behind the upload dialog, then stores what names them. */
export function useVideoUpload({ uid, folder }: VideoUploadOptions) {
  const { state, run } = useUpload();
  return {
    state,
    /** @throws what sending or storing throws */
    upload: async (
      { video, thumb }: ChosenVideo,
      store: (files: SentVideo) => Promise<unknown>,
    ): Promise<void> => {
      const result = await run(async ({ signal, onProgress }) => {
        const plan = beginUploads({ uid, signal, onProgress });
        const sent = {
          url: await plan.send(video, `${folder}/video`, WEIGHTS.video),
          thumb: await plan.send(thumb, `${folder}/thumb`, WEIGHTS.thumb),
        };
        plan.saving();
        await store(sent);
      });
      if (!result.ok) throw result.error;
    },
  };
}
