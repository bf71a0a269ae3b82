import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from './workspace.ts';

const configModuleSchema = z.object({
  default: z.custom<Configuration>((value) => typeof value === 'object'),
});

/** apps/<app>/rspack.config.ts. */
export async function loadConfig(app: string): Promise<Configuration> {
  const file = path.join(WORKSPACE_ROOT, 'apps', app, 'rspack.config.ts');
  return configModuleSchema.parse(await import(pathToFileURL(file).href)).default;
}
