/**
 * What a team member's clone does all day, for a test: deploys one module again and again into the folder that is named, as
 * the identity that is named, and asks the server that is named to make each version live.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeModuleBuild } from './build.factory.ts';
import { folderPortal } from './folder-portal.ts';
import { deployModule } from './module-deployment.ts';
import { pointerClient } from './pointer-client.ts';

const [www = '', url = '', tokenFile = '', name = '', times = ''] = process.argv.slice(2);
const token = () => readFileSync(tokenFile, 'utf8');
const place = { ...folderPortal(www), write: pointerClient({ url, token, ifSilent: 'no answer' }) };
const clone = mkdtempSync(path.join(tmpdir(), `wbd-clone-${name}-`));
try {
  for (let count = 1; count <= Number(times); count++) {
    const build = writeModuleBuild(path.join(clone, String(count)), name, { text: String(count) });
    console.log((await deployModule(place, name, build)).version);
  }
} finally {
  rmSync(clone, { recursive: true });
}
