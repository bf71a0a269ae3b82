import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import { beginUploads } from '@wbd/data/uploads';
import { AppError } from '@wbd/domain/errors';
import { FailedStep, type Failure } from '@wbd/ui/feedback';
import { useUpload, type FileValue } from '@wbd/ui/upload';
import { toContent, type SentFiles, type Submitted } from './form-values.ts';
import { formTexts as texts } from './texts.de.ts';

/** How much of the progress bar each file is, in percent; captions are too small to show there. */
const WEIGHTS = { trailer: 10, video: 70, thumb: 8, captions: 0 };

export interface SaveOptions {
  uid: string;
  store: (content: ExpertVideoContent) => Promise<unknown>;
  /** how a failure is reported when the files arrived and could not be stored */
  failure: Failure;
}

/** Sends the files of a form and stores it. `save` rejects with a FailedStep. */
export function useSave({ uid, store, failure }: SaveOptions) {
  const { state, run } = useUpload();

  async function save(values: Submitted): Promise<void> {
    let sent: SentFiles | undefined;
    const result = await run(async ({ signal, onProgress }) => {
      const plan = beginUploads({ uid, signal, onProgress });
      const trailer = await plan.send(values.trailer, 'expert_videos/trailer', WEIGHTS.trailer);
      const video = await plan.send(values.video, 'expert_videos/video', WEIGHTS.video);
      const thumb = await plan.send(values.thumb, 'expert_videos/thumb', WEIGHTS.thumb);
      const captions = (file: FileValue) =>
        plan.send(file, 'expert_videos/captions', WEIGHTS.captions);
      const videoCaptions = await captions(values.videoCaptions);
      const trailerCaptions = await captions(values.trailerCaptions);
      sent = { trailer, video, thumb, videoCaptions, trailerCaptions };
      plan.saving();
      await store(toContent(values, sent));
    });
    if (!result.ok) {
      throw new FailedStep(result.error, failureOf(result.error, sent !== undefined));
    }
  }

  function failureOf(error: unknown, arrived: boolean): Failure {
    if (!arrived) return texts.failures.upload;
    const { title = '' } = failure;
    // its own words say what to do
    return error instanceof AppError && error.code === 'conflict' ? { title } : failure;
  }

  return { state, save };
}
