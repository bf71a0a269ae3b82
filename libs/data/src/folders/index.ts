export { folderKeys, foldersQuery } from './folders.queries.ts';
