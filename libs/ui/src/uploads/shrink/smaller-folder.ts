const FOLDER = 'wbd-smaller-films';

/** Where smaller copies lie until they are uploaded: in the browser's own files, because they do not fit into memory. */
export async function smallerFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

export async function removeSmallerFolder(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(FOLDER, { recursive: true });
}
