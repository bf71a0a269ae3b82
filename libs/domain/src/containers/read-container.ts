import { isAvi, readAvi } from './avi.ts';
import type { ContainerFacts } from './container-facts.ts';
import { FilePart, type ReadPart } from './file-part.ts';
import { isOgg, readOgg } from './ogg.ts';

export type { ContainerFacts, ReadPart };

const HEAD_BYTES = 64 * 1024;

/**
 * Reads the header of films in AVI and Ogg, which `mediabunny` does not read; recognised by their first bytes. At most 3 MB are
 * read, whatever the file says.
 * @param size of the file, in bytes
 * @returns null for other formats, and for a header that makes no sense
 * @throws what reading the file throws
 */
export async function readContainer(read: ReadPart, size: number): Promise<ContainerFacts | null> {
  const head = new FilePart(await read(0, Math.min(size, HEAD_BYTES)));
  if (isAvi(head)) return readAvi(read, size, head);
  return isOgg(head) ? readOgg(read, size, head) : null;
}
