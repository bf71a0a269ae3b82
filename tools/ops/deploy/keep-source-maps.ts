/**
 * `npm run keep:source-maps`: keeps the source maps of the shell that was built. The firebase command runs it after it has
 * deployed hosting, and names the project in GCLOUD_PROJECT.
 */
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { keepSourceMaps } from './source-maps.ts';
import { sourceMaps } from './targets.ts';

const project = process.env['GCLOUD_PROJECT'] ?? '';

try {
  await keepSourceMaps(sourceMaps(project), path.join(WORKSPACE_ROOT, 'dist/apps/shell'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
