import { fileUrl } from '@wbd/data/files';
import { createContext, useContext } from 'react';

/** How the paths that a page names become addresses. The preview has files that are not uploaded yet. */
export const FileUrls = createContext<(path: string) => string>(fileUrl);

/** @returns the address of a path, for what can be in a preview */
export function useFileUrls(): (path: string) => string {
  return useContext(FileUrls);
}
