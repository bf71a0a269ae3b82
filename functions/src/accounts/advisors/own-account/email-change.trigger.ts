import { AppError } from '@wbd/domain/errors';
import { onDocumentWritten } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { emailChangePorts } from './email-change-ports.ts';
import { carryOutEmailChange } from './email-change.service.ts';

/** Finishes a confirmed change of an address whose process died. */
export const onEmailChange = onDocumentWritten(
  { document: 'emailChanges/{uid}' },
  onceWriting(async ({ data, params }) => {
    if (!data?.after.exists) return;
    try {
      await carryOutEmailChange(emailChangePorts, params.uid);
    } catch (error) {
      // the change is over; the page that confirmed it says so
      if (!(error instanceof AppError && error.code === 'advisor/email-taken')) throw error;
    }
  }),
);
