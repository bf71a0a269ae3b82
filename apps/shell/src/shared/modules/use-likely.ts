import type { RemoteEntry } from '@wbd/module';
import { useQueryClient, type QueryClient } from '@wbd/query';
import { useRef } from 'react';
import { loadAhead } from './load-module.ts';
import { readAhead } from './module-routes.tsx';

/** A pointer that only crosses a way on its path means nothing by it. */
const MEANT_AFTER_MS = 100;

/** For a link into a module: once the pointer or focus rests on it, the module and its data are requested. */
export function useLikely(path: string, remote: RemoteEntry | undefined) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    if (!remote) return;
    timer.current = setTimeout(() => void getReady(path, remote, client), MEANT_AFTER_MS);
  };
  return {
    onMouseEnter: rest,
    onMouseLeave: leave,
    onFocus: rest,
    onBlur: leave,
    onTouchStart: rest,
    // the visit itself goes on from here
    onClick: leave,
  };
}

async function getReady(path: string, remote: RemoteEntry, client: QueryClient): Promise<void> {
  try {
    const area = (await loadAhead(remote))?.get(path);
    readAhead(area, client);
    const first = area?.routes.find(({ index }) => index === true);
    if (first?.lazy instanceof Function) await first.lazy();
  } catch {
    // the visit itself asks again, and says when that does not work either
  }
}
