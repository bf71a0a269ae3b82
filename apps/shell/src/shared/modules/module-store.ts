import type { RemoteEntry } from '@wbd/module';
import { create } from 'zustand';

/** Why a module is not there. */
export type ModuleFailure = 'unreachable' | 'unanswered' | 'outdated';

interface ModuleStore {
  /** what is live; undefined until remotes.json has arrived */
  remotes: RemoteEntry[] | undefined;
  /** remotes.json could not be had */
  manifestFailed: boolean;
  /** modules whose routes the router knows */
  patched: ReadonlySet<string>;
  failures: ReadonlyMap<string, ModuleFailure>;
}

/** What the shell knows of its modules. */
export const useModules = create<ModuleStore>(() => ({
  remotes: undefined,
  manifestFailed: false,
  patched: new Set(),
  failures: new Map(),
}));

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

/** The module a path belongs to: the one with the longest path that contains it. */
export function remoteOf(remotes: RemoteEntry[], pathname: string): RemoteEntry | undefined {
  const inside = `${pathname}/`;
  return remotes
    .filter(({ path }) => inside.startsWith(path.endsWith('/') ? path : `${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
