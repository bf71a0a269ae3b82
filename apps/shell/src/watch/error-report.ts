import {
  LONGEST_MESSAGE,
  reportableMessage,
  reportableName,
  reportableVersion,
  type ErrorReport,
} from '@wbd/domain/reports';
import { moduleIn, stackFrames } from './stack-frames.ts';

/** How the federation runtime and the bundler say that a script did not arrive. */
const NOT_ARRIVED = /RUNTIME-00[18]|ChunkLoadError|Loading (?:CSS )?chunk/;
/** Enough to recognise what happened; the message is cut further once it is reportable. */
const MOST_READ = 4 * LONGEST_MESSAGE;

/** Where an error was met. */
interface Place {
  kind: 'uncaught' | 'rejection';
  route: string;
  /** the version of the shell */
  release: string;
  /** which version of a module the page has: its files can be those of others, too */
  versionOf(module: string): string | undefined;
}

/**
 * What is reported of an error: its class, where in our files, and its message as far as it is known to hold nothing of a
 * person. What code has attached to it, such as its cause, is not.
 */
export function errorReport(thrown: unknown, place: Place): ErrorReport {
  const { kind, route, release } = place;
  const { name, message, stack } = described(thrown);
  const text = `${name}: ${message}`;
  const isLoaded = (module: string | null) =>
    module !== null && place.versionOf(module) !== undefined;
  // a message may hold lines that look like frames
  const frames = stackFrames(stack).filter(({ file }) => {
    const module = moduleIn(file);
    return module === null || isLoaded(module);
  });
  const module = [moduleIn(frames[0]?.file ?? ''), moduleIn(text)].find(isLoaded) ?? null;
  const version = module === null ? release : (place.versionOf(module) ?? '');
  return {
    kind: NOT_ARRIVED.test(text) ? 'chunk' : kind,
    module: module ?? 'shell',
    version: reportableVersion(version),
    route,
    name: reportableName(name),
    message: reportableMessage(message).slice(0, LONGEST_MESSAGE),
    frames,
  };
}

/** Anything can be thrown: text, an object of a library, nothing at all. */
function described(thrown: unknown): { name: string; message: string; stack: string } {
  const isError = thrown instanceof Error;
  const message = isError ? thrown.message : thrown;
  return {
    name: isError && typeof thrown.name === 'string' ? thrown.name : 'Error',
    message:
      typeof message === 'string' ? message.slice(0, MOST_READ) : `Unhandled ${typeof thrown}`,
    stack: isError && typeof thrown.stack === 'string' ? thrown.stack : '',
  };
}
