import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceMapOf, type FileStore } from '@wbd/module/pointer';
import { mappedScripts } from './build-files.ts';

/**
 * Keeps the source maps of a build for error reports.
 * @param folder where the build's files are served; none for the shell's
 */
export async function keepSourceMaps(
  store: Pick<FileStore, 'add'>,
  build: string,
  folder?: string,
): Promise<void> {
  for (const script of mappedScripts(build)) {
    const served = folder === undefined ? script : `${folder}/${script}`;
    await store.add(sourceMapOf(served), readFileSync(path.join(build, `${script}.map`)));
  }
}
