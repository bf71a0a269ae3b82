import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';
import { FIRST_VIEW_FILE } from './names.ts';
import { renderFirstView, type FirstViewOptions } from './render-first-view.ts';

/** Adds a module's first view to its build, as a file that is named by its content. */
export class FirstViewPlugin {
  readonly #name: string;
  readonly #options: FirstViewOptions;

  constructor(name: string, options: FirstViewOptions) {
    this.#name = name;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('FirstViewPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstViewPlugin', stage }, async () => {
        const content = await renderFirstView(this.#name, this.#options);
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
        compilation.emitAsset(`${FIRST_VIEW_FILE}.${hash}.json`, new sources.RawSource(content));
      });
    });
  }
}
