export { changeFoldersMutation, draftFolder } from './folders.mutations.ts';
export { folderKeys, foldersQuery } from './folders.queries.ts';
