import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from '@wbd/module/rspack';

const base = baseConfig('e2e', '/');

/** @param folder where the built page goes */
export function galleryConfig(folder: string): Configuration {
  return {
    ...base,
    context: import.meta.dirname,
    entry: { gallery: './main.tsx' },
    output: {
      ...base.output,
      path: path.resolve(folder),
      filename: '[name].js',
      cssFilename: '[name].css',
    },
    devtool: false,
  };
}
