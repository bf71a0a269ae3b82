import { readFileSync } from 'node:fs';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { PAGE_FILE } from './names.ts';

const BOOT_PLACE = '<!-- boot -->';
const SCRIPTS_PLACE = '<!-- scripts -->';

interface PageOptions {
  /** the page, with a comment where the boot script and where the bundle goes */
  template: string;
  /** a TypeScript file without imports that is inlined, so that it runs before any script has arrived */
  boot: string;
  /** further inline scripts, before it */
  inline: string[];
  /** rules that hold from the first paint on */
  styles: string[];
  /** inline scripts that tell of the build itself */
  scripts: ((compilation: Compilation) => string)[];
  /** names of chunks that are fetched together with the first script */
  preload: string[];
}

/** Writes the shell's page. */
export class PagePlugin {
  readonly #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    const { template, boot, inline, styles, scripts, preload } = this.#options;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(template);
      compilation.fileDependencies.add(boot);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = [...compilation.entrypoints.values()]
          .flatMap((entry) => entry.getFiles())
          // an update is for pages that are open, a page that is loaded has it already
          .filter((file) => !file.includes('.hot-update.'));
        const links = preloadLinks(compilation, preload, files);
        const page = readFileSync(template, 'utf8')
          .replace(BOOT_PLACE, () =>
            [...inline, ...scripts.map((script) => script(compilation)), bootScript(boot)]
              .map((script) => `<script>${script}</script>`)
              .join('\n    '),
          )
          .replace(SCRIPTS_PLACE, () =>
            [
              ...styles.map(styleElement),
              ...files.map((file) => tagOf(compilation, file)),
              ...links,
            ].join('\n    '),
          );
        compilation.emitAsset(PAGE_FILE, new sources.RawSource(page));
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

function preloadLinks({ chunks }: Compilation, names: string[], loaded: string[]): string[] {
  const groups = [...chunks]
    .filter(({ name }) => name !== undefined && names.includes(name))
    .flatMap((chunk) => [...chunk.groupsIterable]);
  const files = new Set(groups.flatMap((group) => group.getFiles()));
  return [...files]
    .filter((file) => file.endsWith('.js') && !loaded.includes(file))
    .map((file) => `<link rel="preload" as="script" href="/${file}">`);
}

/** Styles are inlined: they are small, and a request for them would hold back the first paint. */
function tagOf(compilation: Compilation, file: string): string {
  return file.endsWith('.css')
    ? styleElement(String(compilation.getAsset(file)?.source.source()))
    : `<script defer src="/${file}"></script>`;
}

const styleElement = (rules: string) => `<style>${rules}</style>`;
