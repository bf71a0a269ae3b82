/** `npm run smoke:passed -- <owner/name> <sha>`: fails unless the commit's latest smoke test passed. */
import { failWith, ToolError } from '../../base/tool-error.ts';
import { gitHub } from '../operator/ci/github.ts';
import { expectSmokePassed } from './smoke-result.ts';

const [repository, commit] = process.argv.slice(2);
try {
  if (!repository || !commit) throw new ToolError('npm run smoke:passed -- <owner/name> <sha>');
  await expectSmokePassed(gitHub(), repository, commit);
} catch (error) {
  failWith(error);
}
