import { enforcedImprintsSchema, type EnforcedImprints } from '@wbd/domain/bookkeeping';
import { db } from '../../../core/firestore.ts';
import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { BEGINNING, REBUILD_ID } from '../rebuild-pages.service.ts';
import { imprintsDue } from '../publicity.ts';
import { enforceImprints as enforce } from './enforce-imprints.service.ts';

const row = () => db.doc('operations/imprints');

/** Shortly after midnight, when a day begins from which pages need an imprint. */
export const enforceImprints = defineSweep('enforceImprints', {}, () =>
  enforce(
    {
      imprintsDue,
      async enforced() {
        const stored = enforcedImprintsSchema.safeParse((await row().get()).data());
        return stored.success ? stored.data.enforced : null;
      },
      async beginRebuild(due) {
        const batch = db.batch();
        batch.set(db.doc(`pageUpdates/${REBUILD_ID}`), BEGINNING);
        const enforced: EnforcedImprints = { enforced: due };
        batch.set(row(), enforced);
        await batch.commit();
      },
    },
    new Date(),
  ),
);
