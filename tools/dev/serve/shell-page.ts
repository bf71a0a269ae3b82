import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { PAGE_FILE } from '@wbd/module/pointer';
import { portalEnvironment } from './portal.ts';

const ENV_ELEMENT = '<script id="wbd-env" type="application/json">';

/** The shell's page from source, in the portal's environment. */
export async function shellPage(compiler: Compiler): Promise<string> {
  const environment = await portalEnvironment();
  const file = path.join(compiler.outputPath, PAGE_FILE);
  const html = await new Promise<string>((resolve, reject) => {
    compiler.outputFileSystem?.readFile(file, (error, content) => {
      if (error) reject(error);
      else resolve(content?.toString() ?? '');
    });
  });
  return html.replace(ENV_ELEMENT, () => ENV_ELEMENT + environment);
}
