import { emptyProject as empty } from '@wbd/tools/empty-project';
import { authHost, firestoreHost, projectId } from './environment.ts';

/** Forgets the documents and logins of the project of this test file. */
export const emptyProject = () =>
  empty({ project: projectId, firestore: firestoreHost, auth: authHost });
