/** What a team member's clone does all day, for a test: deploys one module again and again, into the folder that is named. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeModuleBuild } from './build.factory.ts';
import { folderPortal } from './folder-portal.ts';
import { deployModule } from './module-deployment.ts';

const [www = '', name = '', times = ''] = process.argv.slice(2);
const clone = mkdtempSync(path.join(tmpdir(), `wbd-clone-${name}-`));
try {
  for (let count = 1; count <= Number(times); count++) {
    const build = writeModuleBuild(path.join(clone, String(count)), name, { text: String(count) });
    console.log((await deployModule(folderPortal(www), name, build)).version);
  }
} finally {
  rmSync(clone, { recursive: true });
}
