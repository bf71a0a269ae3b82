import type { LoaderContext } from '@rspack/core';

interface Renaming {
  from: string;
  to: string;
}

/** A loader: gives a chunk that a file names another name. */
export default function renameChunk(this: LoaderContext<Renaming>, source: string): string {
  const { from, to } = this.getOptions();
  return source.replace(`webpackChunkName: "${from}"`, () => `webpackChunkName: "${to}"`);
}
