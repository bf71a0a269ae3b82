import { isoDaySchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { db } from '../../../core/firestore.ts';
import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { BEGINNING, REBUILD_ID } from '../rebuild-pages.service.ts';
import { imprintsDue } from '../publicity.ts';
import { enforceImprints as enforce } from './enforce-imprints.service.ts';

/** operations/imprints: the deadline for which all pages were last rebuilt. */
const row = () => db.doc('operations/imprints');
const enforcedSchema = z.object({ enforced: z.nullable(isoDaySchema) });

/** Shortly after midnight, when a day begins from which pages need an imprint. */
export const enforceImprints = defineSweep('enforceImprints', {}, () =>
  enforce(
    {
      imprintsDue,
      async enforced() {
        const stored = enforcedSchema.safeParse((await row().get()).data());
        return stored.success ? stored.data.enforced : null;
      },
      async beginRebuild(due) {
        const batch = db.batch();
        batch.set(db.doc(`pageUpdates/${REBUILD_ID}`), BEGINNING);
        batch.set(row(), { enforced: due });
        await batch.commit();
      },
    },
    new Date(),
  ),
);
