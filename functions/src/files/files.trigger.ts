import { onDocumentWritten } from 'firebase-functions/firestore';
import { files } from '../gateways/storage.ts';
import { onceWriting } from '../shared/maintenance.ts';
import { REGION } from '../shared/settings.ts';
import { defineSweep } from '../shared/sweeps/define-sweep.ts';
import type { NamingCollection } from './named-files.ts';
import { forget, stillNamed } from './naming.repository.ts';
import { refuseCaptions } from './refuse-captions.service.ts';
import { removeDroppedFiles } from './remove-dropped-files.service.ts';
import { removeUnusedFiles as remove } from './remove-unused-files.service.ts';

/** Files go with their row: a write deletes those that the row no longer names, and captions that cannot be read. */
function filesOf(collection: NamingCollection) {
  const options = { document: `${collection}/{id}` as const, region: REGION, retry: true };
  return onDocumentWritten(
    options,
    onceWriting(async (event) => {
      const [before, after] = [event.data?.before.data(), event.data?.after.data()];
      const change = { collection, id: event.params.id, before, after };
      await refuseCaptions({ files, forget }, change);
      await removeDroppedFiles({ files, stillNamed }, change);
    }),
  );
}

export const onAdvisorFiles = filesOf('advisors');
export const onTestimonialFiles = filesOf('testimonials');
export const onSeminarFiles = filesOf('seminars');
export const onExpertVideoFiles = filesOf('expertVideos');
export const onKnowledgeVideoFiles = filesOf('knowledgeVideos');
export const onQuickVideoFiles = filesOf('quickVideos');

/** Looks every night after what was uploaded and never saved. */
export const removeUnusedFiles = defineSweep(
  'removeUnusedFiles',
  {
    schedule: 'every day 03:40',
    timeZone: 'Europe/Berlin',
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  () => remove({ files, stillNamed, now: () => new Date() }),
);
