import { callable } from '@wbd/firebase/callables';

/** Deletes a seminar of the advisor's own with its sessions; refused while anyone is registered. */
export const deleteSeminar = callable('deleteSeminar');
