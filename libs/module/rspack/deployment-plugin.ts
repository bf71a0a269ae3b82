import type { Chunk, Compiler } from '@rspack/core';
import type { ModuleInfo } from '../src/contract.ts';
import { containerName, DEPLOYMENT_FILE, FIRST_PAGE_CHUNK, ROUTES_CHUNK } from './names.ts';

/** Writes what the deploy tool needs to know of a module's build. */
export class DeploymentPlugin {
  readonly #info: ModuleInfo;

  constructor(info: ModuleInfo) {
    this.#info = info;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('DeploymentPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DeploymentPlugin', stage }, () => {
        const chunks = [...compilation.chunks];
        const entry = chunks
          .filter((chunk) => chunk.name === containerName(this.#info.name))
          .flatMap(scriptsOf)[0];
        if (!entry) throw new Error(`The build of ${this.#info.name} has no container`);
        const first = chunks.filter(
          ({ name }) => name === ROUTES_CHUNK || name === FIRST_PAGE_CHUNK,
        );
        const preload = new Set([entry, ...first.flatMap(withGroup).flatMap(scriptsOf)]);
        const deployment = { ...this.#info, entry, preload: [...preload] };
        compilation.emitAsset(
          DEPLOYMENT_FILE,
          new sources.RawSource(`${JSON.stringify(deployment, null, 2)}\n`),
        );
      });
    });
  }
}

/** A chunk with the chunks that were split off it. */
function withGroup(chunk: Chunk): Chunk[] {
  return [...chunk.groupsIterable].flatMap((group) => group.chunks);
}

function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js'));
}
