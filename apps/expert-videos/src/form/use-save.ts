import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import { beginUploads } from '@wbd/data/uploads';
import { AppError } from '@wbd/domain/errors';
import { FailedStep, type Failure } from '@wbd/ui/feedback';
import { useUpload, type FileValue, type UploadAbout } from '@wbd/ui/upload';
import { paths } from '../shared/paths.ts';
import { toContent, type SentFiles, type Submitted } from './form-values.ts';
import { formTexts as texts } from './texts.de.ts';

/** How much of the progress bar each file is, in percent; captions are too small to show there. */
const WEIGHTS = { trailer: 10, video: 70, thumb: 8, captions: 0 };

export interface SaveOptions {
  uid: string;
  store: (content: ExpertVideoContent) => Promise<unknown>;
  /** how a failure is reported when the files arrived and could not be stored */
  failure: Failure;
  background: BackgroundForm;
}

/** What an upload in the background has to know of the form that it comes from. */
export interface BackgroundForm extends Pick<UploadAbout, 'id' | 'form' | 'path'> {
  /** choices beside the fields */
  values?: object;
}

/** Sends the files of a form and stores it. `save` rejects with a FailedStep. */
export function useSave({ uid, store, failure, background }: SaveOptions) {
  const { state, run } = useUpload();

  /** @returns whether it goes on in the background, and is not stored yet */
  async function save(values: Submitted): Promise<{ isInBackground: boolean }> {
    let sent: SentFiles | undefined;
    const work: Parameters<typeof run>[0] = async (job) => {
      const plan = beginUploads({ uid, ...job });
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
    };
    const result = await run(work, aboutOf(values));
    if (!result.ok) {
      throw new FailedStep(result.error, failureOf(result.error, sent !== undefined));
    }
    return result;
  }

  function aboutOf(values: Submitted): UploadAbout {
    const { description, linkType, audience } = values;
    const { video, videoCaptions, trailer, trailerCaptions, thumb } = values;
    const bookinglink = linkType === 'specific' ? values.bookinglink : '';
    return {
      ...background,
      uid,
      title: description,
      shownAt: paths.list,
      values: { ...background.values, description, linkType, bookinglink, audience },
      files: { video, videoCaptions, trailer, trailerCaptions, thumb },
    };
  }

  function failureOf(error: unknown, arrived: boolean): Failure {
    if (!arrived) return texts.failures.upload;
    const { title = '' } = failure;
    // its own words say what to do
    return error instanceof AppError && error.code === 'conflict' ? { title } : failure;
  }

  return { state, save };
}
