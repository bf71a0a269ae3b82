import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type Deployment, type Offer } from '@wbd/module';
import { PAGE_FILE } from '@wbd/module/pointer';

/** What the shell of these tests gives. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  contract: CONTRACT_VERSION,
  versions: { react: '19.3.1' },
  exports: { react: ['useState'], '@wbd/ui': ['Box'] },
  icons: ['users'],
  capabilities: ['portal', 'customers', 'createSeminars'],
  ...changes,
});

/** A chunk that no change of a text touches. */
export const SAME_CHUNK = 'chunks/0000000000.js';

interface ModuleBuild {
  /** the text of its page */
  text: string;
  /** the content of its first view; none without it */
  firstView?: string;
  /** `files: undefined` makes it a build from before versions shared them */
  deployment?: Partial<Deployment>;
}

/** Writes a module's build as the federation helper leaves it. */
export function writeModuleBuild(folder: string, name: string, build: ModuleBuild): string {
  const { text, firstView } = build;
  const page = `chunks/${hashOf(text)}.js`;
  const container = `container of ${page}`;
  const entry = `remote-entry.${hashOf(container)}.js`;
  const firstViewFile = `first-view.${hashOf(firstView ?? '')}.json`;
  const contents = new Map([
    [SAME_CHUNK, 'same'],
    [page, text],
    [entry, container],
    ...(firstView === undefined ? [] : [[firstViewFile, firstView] as const]),
  ]);
  const deployment: Deployment = {
    name,
    areas: [{ path: `/intern/${name}`, title: name, access: 'customers', order: 30 }],
    entry,
    preload: [entry, page],
    shares: [],
    uses: {
      contract: CONTRACT_VERSION,
      versions: { react: '19.3.1' },
      exports: { react: ['useState'] },
    },
    ...(firstView !== undefined && { firstView: firstViewFile }),
    files: [...contents.keys()].toSorted(),
    ...build.deployment,
  };
  write(folder, 'deployment.json', JSON.stringify(deployment));
  for (const [file, content] of contents) write(folder, file, content);
  for (const script of [entry, SAME_CHUNK]) write(folder, `${script}.map`, '{}');
  return folder;
}

/** Names a file as builds do. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/** Writes a build of the shell. */
export function writeShellBuild(folder: string, offer = anOffer(), text = 'shell'): string {
  write(
    folder,
    PAGE_FILE,
    `<!-- policy --><p>${text}</p><script id="wbd-env" type="application/json"></script>`,
  );
  write(folder, 'offer.json', JSON.stringify(offer));
  write(folder, 'main.1234.js', text);
  return folder;
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
