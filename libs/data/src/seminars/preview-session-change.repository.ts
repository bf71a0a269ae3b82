import { callable } from '@wbd/firebase/callables';

/** Who would get a mail about what the owner is about to save, and what it says. Changes nothing. */
export const previewSessionChange = callable('previewSessionChange');
