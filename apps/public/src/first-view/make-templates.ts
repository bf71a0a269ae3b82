import { advisorSchema } from '@wbd/domain/advisors';
import { expertVideoSchema, quickVideoSchema, testimonialSchema } from '@wbd/domain/content';
import { FIRST_VIEW_FORMAT, recordWith, type FirstViewFile } from '@wbd/domain/first-view';
import { publicPageSchema } from '@wbd/domain/pages';
import { seminarSchema } from '@wbd/domain/seminars';
import * as z from 'zod/mini';
import { createRecorder } from './recorder.tsx';
import { loadSections, preparePage } from './render-page.tsx';
import { advisorSubject, appointmentSubject, contentSubjects, siteSubjects } from './subjects.ts';
import { toTemplates } from './to-templates.ts';

/**
 * Prepares the module's pages with placeholders for data.
 * @returns a function that renders them and makes templates of them. What has a script of its own is a placeholder as long as
 *   nothing that it has rendered may load: others render in the same task
 */
export async function prepareTemplates(): Promise<() => FirstViewFile> {
  await loadSections();
  const recorder = createRecorder();
  const page = recorder.placeholders('page', publicPageSchema);
  const owner = recorder.placeholders('owner', advisorSchema);
  const { via } = recorder.placeholders('params', z.object({ via: z.string() }));
  const by = { advisor: owner.id };
  const seminar = { ...recorder.placeholders('item', seminarSchema), ...by };
  const video = { ...recorder.placeholders('item', expertVideoSchema), ...by };
  const testimonial = { ...recorder.placeholders('item', testimonialSchema), ...by };
  // a colleague's video waits until it is known that it was taken over
  const author = { ...owner, id: page.uid };
  const quickVideo = { ...recorder.placeholders('item', quickVideoSchema), advisor: author.id };
  // without a calendar the page waits until it is known who looks at it
  const withCalendar = { ...owner, bookingslink: 'https://example.org' };

  const subjects = [
    advisorSubject(page),
    ...contentSubjects(page, { kind: 'seminar', item: seminar, owner }),
    ...contentSubjects(page, { kind: 'video', item: video, owner }),
    ...contentSubjects(page, { kind: 'testimonial', item: testimonial, owner }),
    ...contentSubjects(page, { kind: 'schnellvideo', item: quickVideo, owner: author }),
    appointmentSubject(via, withCalendar),
    ...siteSubjects(),
  ];
  const pages = await Promise.all(
    subjects.map(async (subject) => ({
      name: subject.name,
      render: await preparePage(subject),
    })),
  );
  return () => {
    recordWith(recorder);
    try {
      return { format: FIRST_VIEW_FORMAT, ...toTemplates(pages, recorder) };
    } finally {
      recordWith(null);
    }
  };
}
