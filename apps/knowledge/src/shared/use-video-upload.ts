import { beginUploads } from '@wbd/data/uploads';
import { useUpload, type FileValue, type UploadAbout } from '@wbd/ui/upload';

/** How much of the progress bar each file is, in percent; captions are too small to show there. */
const WEIGHTS = { video: 80, captions: 0, thumb: 15 };

export interface ChosenVideo {
  video: File | string;
  captions: FileValue;
  thumb: FileValue;
}

/** A video's files once they have arrived. */
export interface SentVideo {
  url: string;
  captions: string | null;
  thumb: string | null;
}

export interface VideoUploadOptions {
  uid: string;
  folder: 'knowledge_videos' | 'knowledge_videos_for_customers';
}

/** Sends a video, its captions and its picture behind the upload dialog, then stores what names them. */
export function useVideoUpload({ uid, folder }: VideoUploadOptions) {
  const { state, run } = useUpload();
  return {
    state,
    /**
     * @param about lets the upload go on in the background
     * @returns whether it does, and is not stored yet
     * @throws what sending or storing throws
     */
    upload: async (
      chosen: ChosenVideo,
      store: (files: SentVideo) => Promise<unknown>,
      about: Omit<UploadAbout, 'uid' | 'files'> | null = null,
    ): Promise<{ isInBackground: boolean }> => {
      const stored = storedAlready(chosen);
      if (stored) {
        await store(stored);
        return { isInBackground: false };
      }
      const { video, captions, thumb } = chosen;
      const result = await run(
        async (work) => {
          const plan = beginUploads({ uid, ...work });
          const sent = {
            url: await plan.send(video, `${folder}/video`, WEIGHTS.video),
            captions: await plan.send(captions, `${folder}/captions`, WEIGHTS.captions),
            thumb: await plan.send(thumb, `${folder}/thumb`, WEIGHTS.thumb),
          };
          plan.saving();
          await store(sent);
        },
        about && { ...about, uid, files: { video, captions, thumb } },
      );
      if (!result.ok) throw result.error;
      return result;
    },
  };
}

/** Files of a video without new ones: no progress to show. */
function storedAlready({ video, captions, thumb }: ChosenVideo): SentVideo | null {
  if (video instanceof File || captions instanceof File || thumb instanceof File) return null;
  return { url: video, captions, thumb };
}
