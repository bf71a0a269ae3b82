import { RESERVED_CODES } from '@wbd/domain/advisors';
import { isInArea, SHELL_PATHS, type Area } from '../src/index.ts';
import { Refused } from './refused.ts';

/** First path segments under which files lie. */
const FILE_SEGMENTS: readonly string[] = ['assets', 'chunks', 'remotes'];

interface Owner {
  name: string;
  areas: readonly Pick<Area, 'path'>[];
}

/**
 * @throws Refused saying in one sentence which of the module's paths it cannot have, and why
 */
export function requireFreePaths({ name, areas }: Owner, modules: readonly Owner[]): void {
  const others = modules.filter((other) => other.name !== name);
  for (const [index, { path }] of areas.entries()) {
    const problem =
      shellProblem(path) ??
      (areas.slice(0, index).some((area) => area.path === path) ? 'is named twice' : undefined) ??
      others.map((other) => otherProblem(path, other)).find((found) => found !== undefined);
    if (problem) throw new Refused(`${name} cannot be deployed: its path ${path} ${problem}.`);
  }
}

function shellProblem(path: string): string | undefined {
  if (path === '/') return undefined;
  const shellPath = SHELL_PATHS.find((own) => overlap(path, own));
  if (shellPath) return `is taken: ${shellPath} is a page of the shell`;
  const [, first = ''] = path.split('/');
  if (FILE_SEGMENTS.includes(first)) return `is reserved: files lie below /${first}`;
  if (!RESERVED_CODES.has(first)) {
    return `could be an advisor's page: reserve '${first}' in libs/domain/src/advisors/advisor-code.ts first`;
  }
  return undefined;
}

function otherProblem(path: string, { name, areas }: Owner): string | undefined {
  const taken = areas.find((area) => area.path === path || overlap(area.path, path));
  return taken && `is taken: the module ${name} has ${taken.path}`;
}

/** One path contains the other; '/' answers what is left over, and takes nothing from the others. */
function overlap(a: string, b: string): boolean {
  if (a === '/' || b === '/') return false;
  return isInArea({ path: a }, b) || isInArea({ path: b }, a);
}
