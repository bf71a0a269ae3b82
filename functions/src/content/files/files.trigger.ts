import { KEPT_FOR_UNDO_MS } from '@wbd/domain/time';
import { Timestamp } from 'firebase-admin/firestore';
import { files } from '../../gateways/storage.ts';
import { filmOrders } from './films/film-orders.repository.ts';
import { orderFilms } from './films/order-films.service.ts';
import { orderSizes } from './pictures/order-sizes.service.ts';
import { pictureOrders } from './pictures/picture-orders.repository.ts';
import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { fileRemovals } from './file-removals.repository.ts';
import { canBeRestored, type NamingCollection } from './named-files.ts';
import { forget, stillNamed } from './naming.repository.ts';
import { refuseCaptions } from './refuse-captions.service.ts';
import { removeDeletedFiles as removeDeleted } from './remove-deleted-files.service.ts';
import { droppedBy, removeDroppedFiles } from './remove-dropped-files.service.ts';
import { removeUnusedFiles as removeUnused } from './remove-unused-files.service.ts';

const now = () => new Date();

/**
 * Files go with their row: a write deletes those that the row no longer names, and captions that cannot be read. Those of a
 * deleted row that can be restored go later. Sizes of pictures and versions of films that it names now are ordered.
 */
function filesOf(collection: NamingCollection) {
  const options = { document: `${collection}/{id}` as const };
  return onDocumentWritten(
    options,
    onceWriting(async (event) => {
      const [before, after] = [event.data?.before.data(), event.data?.after.data()];
      const change = { collection, id: event.params.id, before, after };
      await refuseCaptions({ files, forget }, change);
      await orderSizes({ files, orders: pictureOrders }, change, event.id);
      await orderFilms({ orders: filmOrders, now }, change, event.id);
      const dropped = droppedBy(change);
      if (dropped === null) return;
      // a person who withdrew the consent does not wait until the deletion can no longer be undone
      const isWithdrawn = before?.['withdrawnAt'] instanceof Timestamp;
      if (after === undefined && canBeRestored(collection) && !isWithdrawn) {
        const dueAt = new Date(Date.parse(event.time) + KEPT_FOR_UNDO_MS);
        await fileRemovals.schedule({ id: event.id, ...dropped }, dueAt);
      } else await removeDroppedFiles({ files, stillNamed }, dropped);
    }),
  );
}

export const onAdvisorFiles = filesOf('advisors');
export const onTestimonialFiles = filesOf('testimonials');
export const onSeminarFiles = filesOf('seminars');
export const onExpertVideoFiles = filesOf('expertVideos');
export const onKnowledgeVideoFiles = filesOf('knowledgeVideos');
export const onQuickVideoFiles = filesOf('quickVideos');
export const onFilmOfferFiles = filesOf('filmOffers');
export const onFilmFiles = filesOf('filmFiles');

/** Looks after the files of documents whose deletion cannot be undone any more. */
export const removeDeletedFiles = defineSweep('removeDeletedFiles', { timeoutSeconds: 300 }, () =>
  removeDeleted({ files, stillNamed, removals: fileRemovals, now }),
);

/** Looks every night after what was uploaded and never saved. */
export const removeUnusedFiles = defineSweep(
  'removeUnusedFiles',
  {
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  () => removeUnused({ files, stillNamed, now }),
);
