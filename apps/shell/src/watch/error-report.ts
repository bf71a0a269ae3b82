import { LONGEST_MESSAGE, masked, type ErrorReport } from '@wbd/domain';
import { moduleIn, stackFrames } from './stack-frames.ts';

/** How the federation runtime and the bundler say that a script did not arrive. */
const NOT_ARRIVED = /RUNTIME-00[18]|ChunkLoadError|Loading (?:CSS )?chunk/;
const NOT_A_WORD = /\W/g;
const LONGEST_NAME = 40;

/** Where an error was met. */
interface Place {
  kind: 'uncaught' | 'rejection';
  route: string;
  /** the version of the shell */
  release: string;
  /** which version of a module the page has: its files can be those of others, too */
  versionOf(module: string): string | undefined;
}

/** What is reported of an error: where in our files, and its message without what could be about a person. */
export function errorReport(thrown: unknown, place: Place): ErrorReport {
  const { kind, route, release } = place;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const text = `${error.name}: ${error.message}`;
  const frames = stackFrames(error.stack ?? '');
  const module = moduleIn(frames[0]?.file ?? '') ?? moduleIn(text);
  return {
    kind: NOT_ARRIVED.test(text) ? 'chunk' : kind,
    module: module ?? 'shell',
    version: module === null ? release : (place.versionOf(module) ?? 'unknown'),
    route,
    name: error.name.replaceAll(NOT_A_WORD, '').slice(0, LONGEST_NAME) || 'Error',
    message: masked(error.message.slice(0, 4 * LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE),
    frames,
  };
}
