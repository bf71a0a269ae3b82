import type { SeminarContent } from '@wbd/data/seminars';
import type { UploadPlan } from '@wbd/data/uploads';
import type { CheckedSeminar } from './seminar-values.ts';

/**
 * Sends the files of a seminar, each with its share of the progress bar.
 * @returns what the seminar's document stores
 * @throws AppError as the plan does
 */
export async function sendFiles(values: CheckedSeminar, plan: UploadPlan): Promise<SeminarContent> {
  const files = {
    video: await plan.send(values.video, 'seminars/video', 70),
    thumb: await plan.send(values.thumb, 'seminars/thumb', 4),
    preview: await plan.send(values.preview, 'seminars/preview', 4),
    trailer: await plan.send(values.trailer, 'seminars/trailer', 10),
    videoCaptions: await plan.send(values.videoCaptions, 'seminars/captions', 0),
    trailerCaptions: await plan.send(values.trailerCaptions, 'seminars/captions', 0),
    pdf: await plan.send(values.pdf, 'seminars/pdf', 5),
  };
  plan.saving();
  const { title, description, duration, online, audience } = values;
  return { title, description, duration, online, audience, ...files };
}
