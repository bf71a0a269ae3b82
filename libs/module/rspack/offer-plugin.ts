import { CAPABILITIES } from '@wbd/domain/plans';
import type { Compilation, Compiler } from '@rspack/core';
import { CONTRACT_VERSION } from '../src/contract-version.ts';
import type { Offer } from '../src/fit.ts';
import { TILE_ICONS } from '../src/tile-icons.ts';
import { OFFER_FILE } from './names.ts';
import { shares, versionsOf } from './sharing.ts';

/** The bundler's module for a provided share in the shell's build. */
const GIVEN = 'provide-module';

/** Placeholder in the shell's script until the build knows its offer. */
const PLACEHOLDER = JSON.stringify('@@wbd-offer@@');

/**
 * Tells what the shell's build gives to modules: in a file, for the deploy tool, and as the constant WBD_OFFER in the
 * shell's own script, which compares it with each module before it loads it.
 */
export class OfferPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, DefinePlugin, sources } = compiler.rspack;
    new DefinePlugin({ WBD_OFFER: PLACEHOLDER }).apply(compiler);
    compiler.hooks.thisCompilation.tap('OfferPlugin', (compilation) => {
      // before files are minified and named by their content
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'OfferPlugin', stage }, (assets) => {
        const offer = JSON.stringify(offerOf(compilation));
        compilation.emitAsset(OFFER_FILE, new sources.RawSource(offer));
        for (const [file, source] of Object.entries(assets)) {
          const at = source.source().toString().indexOf(PLACEHOLDER);
          if (at < 0) continue;
          const filled = new sources.ReplaceSource(source);
          filled.replace(at, at + PLACEHOLDER.length - 1, JSON.stringify(offer));
          compilation.updateAsset(file, filled);
        }
      });
    });
  }
}

/** Every share with the names it exports, and the versions behind them. */
function offerOf({ modules, moduleGraph }: Compilation): Offer {
  const given = [...modules].filter(({ type }) => type === GIVEN);
  const exported = shares().map(({ request }) => {
    const provider = given.find((module) => module.identifier().includes(` ${request}@`));
    const [dependency] = provider
      ? [...provider.dependencies, ...provider.blocks.flatMap(({ dependencies }) => dependencies)]
      : [];
    const source = dependency && moduleGraph.getModule(dependency);
    const names = source && moduleGraph.getProvidedExports(source);
    if (!Array.isArray(names)) throw new Error(`The build does not tell what ${request} exports`);
    return [request, names.toSorted()] as const;
  });
  return {
    contract: CONTRACT_VERSION,
    versions: versionsOf(shares()),
    exports: Object.fromEntries(exported),
    icons: [...TILE_ICONS],
    capabilities: [...CAPABILITIES],
  };
}
