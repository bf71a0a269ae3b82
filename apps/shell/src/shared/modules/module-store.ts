import {
  areaAt,
  isInArea,
  type Area,
  type Preview,
  type ReadAhead,
  type RemoteEntry,
} from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import { create } from 'zustand';
import type { BrokenEntry } from './manifest.ts';

/**
 * Why a module is not there: its files do not arrive, do not arrive in time, need another version of the shell, or
 * throw.
 */
export type ModuleFailure = 'unreachable' | 'unanswered' | 'outdated' | 'broken';

/** What a module serves in an area. */
export interface LoadedArea {
  routes: RouteObject[];
  readAhead?: ReadAhead | undefined;
}

/** By the area's path. */
export type LoadedModule = ReadonlyMap<string, LoadedArea>;

/** How far a module has come on this page. */
interface ModuleLoad {
  /** the version that this page has requested */
  asked?: string;
  /** the request under way, or the one that succeeded */
  request?: Promise<LoadedModule> | undefined;
  arrived?: { version: string; areas: LoadedModule };
  /** the version that this person would get now */
  current?: string;
}

interface ModuleStore {
  /** of remotes.json; undefined before the first one and after a failure */
  manifestRequest: Promise<RemoteEntry[] | undefined> | undefined;
  /** when remotes.json was last requested, in milliseconds; 0: never */
  lookedAt: number;
  /** by module name */
  loads: ReadonlyMap<string, ModuleLoad>;
  /** what is live; undefined until remotes.json has arrived */
  remotes: RemoteEntry[] | undefined;
  /** entries of remotes.json that cannot be read */
  brokenEntries: BrokenEntry[];
  /** remotes.json could not be had */
  manifestFailed: boolean;
  /** modules whose routes the router knows */
  patched: ReadonlySet<string>;
  failures: ReadonlyMap<string, ModuleFailure>;
  /** the module of a branch that this tab shows; `invalid`: a requested preview is not available */
  preview: Preview | 'invalid' | undefined;
}

/** What the shell knows of its modules. */
export const useModules = create<ModuleStore>(() => ({
  manifestRequest: undefined,
  lookedAt: 0,
  loads: new Map(),
  remotes: undefined,
  brokenEntries: [],
  manifestFailed: false,
  patched: new Set(),
  failures: new Map(),
  preview: undefined,
}));

/** How far a module has come; empty for one that was never requested. */
export const loadOf = (name: string): ModuleLoad => useModules.getState().loads.get(name) ?? {};

export function noteLoad(name: string, change: ModuleLoad): void {
  const loads = new Map(useModules.getState().loads);
  useModules.setState({ loads: loads.set(name, { ...loads.get(name), ...change }) });
}

/** The version of a module that this page has requested; undefined for none. */
export const versionOf = (name: string): string | undefined => loadOf(name).asked;

/** Whether this person would now get another version of a module than this page has loaded. */
export function hasNewVersion(name: string): boolean {
  const { arrived, current } = loadOf(name);
  return current !== undefined && current !== arrived?.version;
}

/** Notes why a module did not arrive, or that it did. */
export function noteModule(name: string, failure: ModuleFailure | undefined): void {
  const failures = new Map(useModules.getState().failures);
  if (failure) failures.set(name, failure);
  else failures.delete(name);
  useModules.setState({ failures });
}

/** Notes that the router knows a module's routes. */
export function notePatched(name: string): void {
  useModules.setState({ patched: new Set([...useModules.getState().patched, name]) });
}

/** The area of a module that a path belongs to. */
export function servedAreaAt(
  remotes: RemoteEntry[],
  pathname: string,
): { area: Area; remote: RemoteEntry } | undefined {
  const found = areaAt(
    remotes.flatMap((remote) => remote.areas.map((area) => ({ path: area.path, area, remote }))),
    pathname,
  );
  return found && { area: found.area, remote: found.remote };
}

/**
 * Whether a path belongs to an entry that cannot be read: it names the path, or it names none at all and might be
 * anything that the readable ones leave over in the portal.
 */
export function isBrokenAt(entries: BrokenEntry[], pathname: string): boolean {
  return entries.some(({ paths }) =>
    paths.length > 0
      ? paths.some((path) => isInArea({ path }, pathname))
      : isInArea({ path: '/intern' }, pathname),
  );
}
