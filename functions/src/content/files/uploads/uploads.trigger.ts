import { Timestamp } from 'firebase-admin/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import * as z from 'zod/mini';
import { db } from '../../../core/firestore.ts';
import { uploadedFiles, uploadedMegabytes } from '../../../core/limits.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { REGION } from '../../../core/settings.ts';
import { countUpload } from './count-upload.service.ts';

/** An event says it as a text. */
const bytes = z.coerce.number();

/** Counts what advisors upload. */
export const onFileStored = onObjectFinalized(
  { region: REGION, retry: true },
  onceWriting(({ data }) =>
    countUpload(
      {
        limits: { files: uploadedFiles, megabytes: uploadedMegabytes },
        stopUploads: async (uid, until) => {
          const advisor = db.doc(`advisors/${uid}`);
          // the account may be closed by now
          if (!(await advisor.get()).exists) return;
          await advisor.update({ uploadsStoppedUntil: Timestamp.fromDate(until) });
        },
        now: () => new Date(),
      },
      { path: data.name, owner: data.metadata?.['owner'], size: bytes.parse(data.size) },
    ),
  ),
);
