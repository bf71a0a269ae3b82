import type { Compiler } from '@rspack/core';
import { WORKSPACE_ROOT } from './workspace.ts';

/** What the federation plugin makes at build time: a module whose address is its whole source. */
const INLINE_SOURCE = '!=!data:text/javascript,';

/**
 * Ids of modules follow from their addresses, relative to the build's folder. Those that the federation plugin makes
 * contain absolute paths, and would give the same source another version in each folder: they are numbered instead.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        let count = 0;
        for (const module of modules) {
          const [, source] = module.readableIdentifier().split(INLINE_SOURCE);
          if (source === undefined || !decodeURIComponent(source).includes(WORKSPACE_ROOT))
            continue;
          Object.assign(module, { id: `federation-${count++}` });
        }
      });
    });
  }
}
