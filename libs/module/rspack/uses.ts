import { readFileSync } from 'node:fs';
import {
  ConcatenatedModule,
  NormalModule,
  type AsyncDependenciesBlock,
  type Compilation,
  type Dependency,
  type Module,
} from '@rspack/core';
import { CONTRACT_VERSION } from '../src/contract-version.ts';
import type { Uses } from '../src/fit.ts';
import { lazyNames } from './lazy-names.ts';
import { shares, versionsOf, type Share } from './sharing.ts';

/** The bundler's module for a consumed share in a module's build. */
const TAKEN = 'consume-shared-module';
const LAZY_IMPORT = 'import()';

/**
 * What a module's build takes from the shell: the names that the code in its chunks imports from each share.
 * @throws Error when a share that is curated is imported in a way that does not say which names are taken
 */
export function usesOf(compilation: Compilation): Uses {
  const collector = new UsesCollector(compilation);
  for (const module of compilation.modules) {
    // what tree shaking left out is in no chunk
    if (compilation.chunkGraph.getModuleChunks(module).length > 0) collector.visit(module);
  }
  return collector.result();
}

class UsesCollector {
  readonly #compilation: Compilation;
  readonly #shares = new Map(shares().map((share) => [share.request, share]));
  readonly #runtimes: string[];
  readonly #names = new Map<string, Set<string>>();

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
    this.#runtimes = [...new Set([...compilation.chunks].flatMap(({ runtime }) => [...runtime]))];
  }

  visit(module: Module): void {
    if (module instanceof ConcatenatedModule) {
      for (const part of module.modules) this.visit(part);
    } else {
      this.#visitBlock(module, module);
    }
  }

  result(): Uses {
    const requests = [...this.#names.keys()].toSorted();
    return {
      contract: CONTRACT_VERSION,
      versions: versionsOf(requests.flatMap((request) => this.#shares.get(request) ?? [])),
      exports: Object.fromEntries(
        requests.map((request) => [request, [...(this.#names.get(request) ?? [])].toSorted()]),
      ),
    };
  }

  #visitBlock(block: Module | AsyncDependenciesBlock, module: Module): void {
    for (const dependency of block.dependencies) this.#visitDependency(dependency, module);
    for (const inner of block.blocks) this.#visitBlock(inner, module);
  }

  #visitDependency(dependency: Dependency, module: Module): void {
    const share = this.#shareOf(dependency);
    if (!share) return;
    const names = this.#names.get(share.request) ?? new Set();
    this.#names.set(share.request, names);
    for (const name of namesOf(dependency, share, module)) names.add(name);
  }

  #shareOf(dependency: Dependency): Share | undefined {
    const { moduleGraph } = this.#compilation;
    const target = moduleGraph.getModule(dependency);
    if (target?.type !== TAKEN) return undefined;
    if (moduleGraph.getConnection(dependency)?.getActiveState(this.#runtimes) === false) {
      return undefined;
    }
    return this.#shares.get(requestOf(target));
  }
}

/** The request of a consumed share: `consume shared module (default) @wbd/ui@^1.0.0 (strict)`. */
function requestOf(target: Module): string {
  return / (\S+)@[^@\s]+ \(/.exec(target.identifier())?.[1] ?? '';
}

function namesOf(dependency: Dependency, share: Share, module: Module): string[] {
  const isCurated = share.part !== undefined || share.request.startsWith('@wbd/');
  if (dependency.type === LAZY_IMPORT) {
    const file = module instanceof NormalModule ? module.resource : '';
    return lazyNames(readFileSync(file, 'utf8'), file, share.request);
  }
  const { ids } = dependency;
  // the import itself; imported names are separate dependencies
  if (ids === undefined) return [];
  // `React.useState` of the default export, which is React as a whole
  const name = ids[0] === 'default' ? ids[1] : ids[0];
  if (name !== undefined) return [name];
  if (!isCurated) return [];
  throw new Error(`${module.identifier()} takes ${share.request} as a whole: import names of it.`);
}
