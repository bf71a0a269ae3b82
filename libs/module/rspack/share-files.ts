import type { Compilation } from '@rspack/core';
import { shares } from './sharing.ts';

/** Which files of the shell provide a share that is not part of its first script. */
export function shareFilesScript({ modules, chunkGraph }: Compilation): string {
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  const entries = shares().flatMap(({ request, eager }) => {
    const module = provided.find((one) => one.identifier().includes(` ${request}@`));
    if (eager || !module) return [];
    const chunks = module.blocks.flatMap(
      (block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? [],
    );
    const files = chunks
      .flatMap((chunk) => [...chunk.files])
      .filter((file) => file.endsWith('.js'));
    return [[request, [...new Set(files)].map((file) => `/${file}`)]];
  });
  return `window.wbdShareFiles=${JSON.stringify(Object.fromEntries(entries))}`;
}
