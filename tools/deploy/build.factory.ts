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
  ...changes,
});

interface ModuleBuild {
  /** the text of its page */
  text: string;
  deployment?: Partial<Deployment>;
}

/** Writes a module's build as the federation helper leaves it. */
export function writeModuleBuild(folder: string, name: string, build: ModuleBuild): string {
  const deployment: Deployment = {
    name,
    areas: [{ path: `/intern/${name}`, title: name, access: 1, order: 30 }],
    entry: 'entry.js',
    preload: ['entry.js', 'chunks/page.js'],
    shares: [],
    uses: {
      contract: CONTRACT_VERSION,
      versions: { react: '19.3.1' },
      exports: { react: ['useState'] },
    },
    ...build.deployment,
  };
  write(folder, 'deployment.json', JSON.stringify(deployment));
  write(folder, 'entry.js', 'container');
  write(folder, 'entry.js.map', '{}');
  write(folder, 'chunks/page.js', build.text);
  return folder;
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
