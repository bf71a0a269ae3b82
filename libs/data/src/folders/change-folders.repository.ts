import { callable } from '@wbd/firebase/callables';

/** Changes the folders of the caller's organisation; for its administrators. */
export const changeFolders = callable('changeFolders');
