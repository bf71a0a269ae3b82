import { SourceMap } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

/** One of our scripts with line and column, as a browser or the log of `reportBrowser` names it. */
const PLACE =
  /(?<file>(?:remotes\/[a-z0-9-]+\/[a-z0-9-]+\/)?(?:chunks\/)?[\w-][\w.-]*\.js):(?<line>\d+):(?<column>\d+)/;

const mapSchema = z.object({
  version: z.number(),
  file: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.nullable(z.string())), []),
  names: z.array(z.string()),
  mappings: z.string(),
});
type StoredMap = z.infer<typeof mapSchema>;

/**
 * Replaces the places of a stack by those in the source, each followed by its line there. Lines without a place stay as they
 * are; one whose source map is gone says so.
 * @param readMap reads the source map of a script; undefined when there is none
 */
export async function originalStack(
  stack: string,
  readMap: (script: string) => Promise<unknown>,
): Promise<string> {
  const maps = new Map<string, Promise<unknown>>();
  const lines = stack
    .trimEnd()
    .split('\n')
    .map(async (line) => {
      const place = PLACE.exec(line)?.groups;
      const { file = '' } = place ?? {};
      if (!place) return line;
      const reading = maps.get(file) ?? readMap(file);
      maps.set(file, reading);
      const stored = await reading;
      if (stored === undefined) return `${line} [no source map]`;
      const origin = originOf(
        mapSchema.parse(stored),
        Number(place['line']),
        Number(place['column']),
      );
      if (!origin) return `${line} [not in its source map]`;
      const name = /at (?<name>[^\s(]+) \(/.exec(line)?.groups?.['name'];
      const at = `    at ${name === undefined ? '' : `${name} `}(${origin.at})`;
      return origin.text === undefined ? at : `${at}\n        ${origin.text}`;
    });
  return (await Promise.all(lines)).join('\n');
}

/** @param column counted from 1, as in a stack */
function originOf(map: StoredMap, line: number, column: number) {
  const payload = {
    ...map,
    sourceRoot: '',
    sourcesContent: map.sourcesContent.map((text) => text ?? ''),
  };
  const origin = new SourceMap(payload).findOrigin(line, column);
  if (!('fileName' in origin)) return null;
  const source = map.sourcesContent[map.sources.indexOf(origin.fileName)];
  return {
    at: `${workspacePath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`,
    text: source?.split('\n')[origin.lineNumber - 1]?.trim(),
  };
}

/** The bundler names a source relative to its app: `webpack://wbd-crm/./src/crm-page.tsx`. */
function workspacePath(source: string): string {
  const [, app, file] = /^webpack:\/\/wbd-([a-z0-9-]+)\/(.+)$/.exec(source) ?? [];
  return app === undefined || file === undefined ? source : path.posix.join('apps', app, file);
}
