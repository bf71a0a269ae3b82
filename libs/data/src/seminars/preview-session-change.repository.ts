import { callable } from '@wbd/firebase/callables';

/** Previews who would get a mail about an unsaved edit, and its content. Changes nothing. */
export const previewSessionChange = callable('previewSessionChange');
