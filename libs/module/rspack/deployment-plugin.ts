import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from '@rspack/core';
import type { Deployment, ModuleInfo } from '../src/contract.ts';
import { isDevelopment } from './base-config.ts';
import {
  containerName,
  DEPLOYMENT_FILE,
  FIRST_PAGE_CHUNK,
  FIRST_VIEW_FILE,
  ROUTES_CHUNK,
} from './names.ts';
import { shares } from './sharing.ts';
import { usesOf } from './uses.ts';

const LAZY = shares().flatMap(({ request, eager }) => (eager ? [] : [request]));

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
      compilation.hooks.processAssets.tap({ name: 'DeploymentPlugin', stage }, (assets) => {
        const chunks = [...compilation.chunks];
        const entry = chunks
          .filter((chunk) => chunk.name === containerName(this.#info.name))
          .flatMap(scriptsOf)[0];
        if (!entry) throw new Error(`The build of ${this.#info.name} has no container`);
        const first = chunks.filter(
          ({ name }) => name === ROUTES_CHUNK || name === FIRST_PAGE_CHUNK,
        );
        const together = [...new Set(first.flatMap(withGroup))];
        const firstView = Object.keys(assets).find((file) => file.startsWith(FIRST_VIEW_FILE));
        const deployment: Deployment = {
          ...this.#info,
          entry,
          ...(isDevelopment ? {} : { integrity: integrityOf(compilation, entry) }),
          preload: [...new Set([entry, ...together.flatMap(scriptsOf)])],
          shares: [
            ...new Set(together.flatMap((chunk) => sharesOf(compilation, chunk))),
          ].toSorted(),
          uses: usesOf(compilation),
          ...(firstView !== undefined && { firstView }),
          // a server for work on a module names them without hashes
          ...(isDevelopment ? {} : { files: servedOf(assets) }),
        };
        compilation.emitAsset(
          DEPLOYMENT_FILE,
          new sources.RawSource(`${JSON.stringify(deployment, null, 2)}\n`),
        );
      });
    });
  }
}

const servedOf = (assets: object) =>
  Object.keys(assets)
    .filter((file) => !file.endsWith('.map'))
    .toSorted();

/** The entry is checked by it; a server for work on a module changes the file while the page is open. */
function integrityOf(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer();
  if (!content) throw new Error(`${file} is not part of the build`);
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A chunk with the chunks that were split off it. */
function withGroup(chunk: Chunk): Chunk[] {
  return [...chunk.groupsIterable].flatMap((group) => group.chunks);
}

function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js'));
}

/** What a chunk takes from the shell. */
function sharesOf(compilation: Compilation, chunk: Chunk): string[] {
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((module) => LAZY.filter((request) => module.identifier().includes(` ${request}@`)));
}
