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
 * @returns a synchronous function that renders them and makes templates of them. A part with its own script stays a
 *   placeholder because nothing can load in between
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
  // shown as the author's own video: a colleague's would wait until it is known to be adopted
  const author = { ...owner, id: page.uid };
  const quickVideo = { ...recorder.placeholders('item', quickVideoSchema), advisor: author.id };
  // with a calendar: without one, the page would wait until its viewer is known
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
