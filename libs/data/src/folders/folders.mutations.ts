import { changedFolders, type Folder, type FolderChange } from '@wbd/domain/content';
import { newDocumentId } from '@wbd/firebase/firestore';
import { mutationOptions } from '@wbd/query';
import { changeFolders } from './change-folders.repository.ts';
import { folderKeys } from './folders.queries.ts';

/** The id of a folder that is not stored yet, chosen before, so that every attempt to store it makes the same one. */
export const draftFolder = (): string => newDocumentId();

/** Changes the folders of an organisation; a new order shows at once and goes back when it could not be stored. */
export const changeFoldersMutation = (org: string) =>
  mutationOptions({
    mutationKey: ['folders', 'change'],
    mutationFn: (change: FolderChange) => changeFolders({ change }),
    onMutate: async (change, { client }) => {
      const queryKey = folderKeys.ofOrganisation(org);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Folder[]>(queryKey);
      if (before && change.kind === 'order') {
        client.setQueryData(queryKey, changedFolders(before, change, org));
      }
      return { before };
    },
    onSuccess: ({ folders }, _change, _before, { client }) => {
      client.setQueryData(folderKeys.ofOrganisation(org), folders);
    },
    onError: async (_error, _change, held, { client }) => {
      const queryKey = folderKeys.ofOrganisation(org);
      if (held?.before) client.setQueryData(queryKey, held.before);
      await client.invalidateQueries({ queryKey });
    },
  });
