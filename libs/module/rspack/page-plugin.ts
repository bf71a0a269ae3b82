import { readFileSync } from 'node:fs';
import { rspack, type Compiler } from '@rspack/core';

const BOOT_PLACE = '<!-- boot -->';
const SCRIPTS_PLACE = '<!-- scripts -->';

interface PageOptions {
  /** the page, with a comment where the boot script and where the bundle goes */
  template: string;
  /** a TypeScript file without imports that is inlined, so that it runs before any script has arrived */
  boot: string;
}

/** Writes the shell's index.html. */
export class PagePlugin {
  readonly #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    const { template, boot } = this.#options;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(template);
      compilation.fileDependencies.add(boot);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const page = readFileSync(template, 'utf8')
          .replace(BOOT_PLACE, () => `<script>${bootScript(boot)}</script>`)
          .replace(SCRIPTS_PLACE, () => files.map(tagOf).join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(page));
      });
    });
  }
}

function bootScript(file: string): string {
  return rspack.experiments.swc
    .transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      minify: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript' },
        minify: { compress: true, mangle: { toplevel: true } },
      },
    })
    .code.trim();
}

function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}">`
    : `<script defer src="/${file}"></script>`;
}
