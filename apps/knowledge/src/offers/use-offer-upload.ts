import { beginUploads } from '@wbd/data/uploads';
import { useUpload, type FileValue } from '@wbd/ui/upload';

/** How much of the progress bar each file is, in percent; captions are too small to show there. */
const WEIGHTS = { film: 70, captions: 0, thumb: 10, trailer: 15 };

export interface ChosenFiles {
  film: FileValue;
  captions: FileValue;
  thumb: FileValue;
  trailer: FileValue;
}

/** Paths of the files once they have arrived. */
export interface SentFiles {
  film: string;
  captions: string | null;
  thumb: string;
  trailer: string | null;
}

/** Sends the files of an offer behind the upload dialog, then stores what names them. */
export function useOfferUpload(uid: string) {
  const { state, run } = useUpload();
  return {
    state,
    /** @throws what sending or storing throws */
    upload: async (
      { film, captions, thumb, trailer }: ChosenFiles,
      store: (files: SentFiles) => Promise<unknown>,
    ): Promise<void> => {
      const isNew = [film, captions, thumb, trailer].some((file) => file instanceof File);
      const send = async (plan: ReturnType<typeof beginUploads> | null) => {
        const one = async (
          file: FileValue,
          kind: 'video' | 'captions' | 'thumb' | 'trailer',
          weight: number,
        ) =>
          file instanceof File
            ? ((await plan?.send(file, `paid_videos/${kind}`, weight)) ?? null)
            : file;
        const sent = {
          film: await one(film, 'video', WEIGHTS.film),
          captions: await one(captions, 'captions', WEIGHTS.captions),
          thumb: await one(thumb, 'thumb', WEIGHTS.thumb),
          trailer: await one(trailer, 'trailer', WEIGHTS.trailer),
        };
        plan?.saving();
        // the form asks for both
        await store({ ...sent, film: sent.film ?? '', thumb: sent.thumb ?? '' });
      };
      if (!isNew) {
        await send(null);
        return;
      }
      const result = await run(({ signal, onProgress }) =>
        send(beginUploads({ uid, signal, onProgress })),
      );
      if (!result.ok) throw result.error;
    },
  };
}
