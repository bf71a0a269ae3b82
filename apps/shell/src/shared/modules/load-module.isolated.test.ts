import { CONTRACT_VERSION, type Misfit } from '@wbd/module';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aRemote } from './remote.factory.ts';

const source = vi.hoisted(() => ({
  fetchFiles: vi.fn<(remote: unknown, priority: RequestPriority) => Promise<void>>(),
  fetchManifest: vi.fn<() => Promise<unknown>>(),
  loadExposedRoutes: vi.fn<() => Promise<unknown>>(),
  misfitsOf: vi.fn<() => Misfit[]>(),
}));
vi.mock('./source.ts', () => ({
  ...source,
  isOwnFile: (_name: string, file: string) => file.startsWith('/remotes/'),
}));

const server = vi.hoisted(() => ({ reportFailure: vi.fn<(...what: string[]) => void>() }));
vi.mock('./report-failure.ts', () => server);

const crm = aRemote();
const routes = [{ path: 'x' }];
const exposed = { default: { contract: CONTRACT_VERSION, areas: { '/intern/crm': routes } } };

const reported = vi.fn<(error: Error) => void>();

/** Every test begins with a page that has just been opened. */
async function open() {
  vi.resetModules();
  return {
    ...(await import('./load-module.ts')),
    ...(await import('./module-store.ts')),
    ...(await import('../take-over.ts')),
  };
}

beforeEach(() => {
  source.fetchFiles.mockReset().mockResolvedValue();
  source.fetchManifest.mockReset();
  source.loadExposedRoutes.mockReset();
  source.misfitsOf.mockReset().mockReturnValue([]);
  server.reportFailure.mockReset();
  vi.stubGlobal('reportError', reported.mockReset());
});

describe('remotes.json', () => {
  test('ROUTE-11 an unreadable entry affects no other entry, and is reported', async () => {
    const broken = { name: 'seminars', areas: [{ path: '/intern/veranstaltungen' }] };
    source.fetchManifest.mockResolvedValue({ modules: { crm, seminars: broken } });
    const { loadManifest, useModules } = await open();
    expect(await loadManifest()).toEqual([crm]);
    expect(useModules.getState().brokenEntries).toEqual([
      { name: 'seminars', paths: ['/intern/veranstaltungen'] },
    ]);
    expect(reported.mock.lastCall?.[0].message).toContain('the module seminars cannot be read');
  });

  test('ROUTE-11 a failure is kept, and the next visit requests it again', async () => {
    source.fetchManifest.mockRejectedValueOnce(new Error('down'));
    source.fetchManifest.mockResolvedValueOnce({ modules: { crm } });
    const { loadManifest, useModules } = await open();
    expect(await loadManifest()).toBeUndefined();
    expect(useModules.getState().manifestFailed).toBe(true);
    expect(await loadManifest()).toEqual([crm]);
    expect(useModules.getState().manifestFailed).toBe(false);
  });
});

test('an error report names the module version that the page requested, before it has loaded and when another one is live', async () => {
  source.fetchManifest.mockResolvedValue({ modules: { crm: { ...crm, version: '2' } } });
  source.loadExposedRoutes.mockRejectedValueOnce(new Error('down'));
  const { loadModule, lookForNewVersions, versionOf } = await open();
  expect(versionOf('crm')).toBeUndefined();
  expect(await loadModule(crm)).toBeUndefined();
  expect(versionOf('crm')).toBe(crm.version);
  source.loadExposedRoutes.mockResolvedValue(exposed);
  await loadModule(crm);
  await lookForNewVersions();
  expect(versionOf('crm')).toBe(crm.version);
});

describe('a module of which another version goes live', () => {
  test('is noticed by a page that looks again, at most every five seconds', async () => {
    vi.useFakeTimers();
    try {
      source.fetchManifest.mockResolvedValueOnce({ modules: { crm } });
      source.fetchManifest.mockResolvedValue({ modules: { crm: { ...crm, version: '2' } } });
      source.loadExposedRoutes.mockResolvedValue(exposed);
      const { hasNewVersion, loadManifest, loadModule, lookForNewVersions } = await open();
      await loadManifest();
      await loadModule(crm);
      await lookForNewVersions();
      expect(hasNewVersion('crm')).toBe(false);
      vi.advanceTimersByTime(5_000);
      await lookForNewVersions();
      expect(hasNewVersion('crm')).toBe(true);
      expect(hasNewVersion('admin')).toBe(false);
      expect(source.fetchManifest).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a module', () => {
  test('ROUTE-11 is loaded again after a failure', async () => {
    source.loadExposedRoutes.mockRejectedValueOnce(new Error('RUNTIME-008: not loaded'));
    source.loadExposedRoutes.mockResolvedValueOnce(exposed);
    const { loadModule, useModules } = await open();
    expect(await loadModule(crm)).toBeUndefined();
    expect(useModules.getState().failures.get('crm')).toBe('unreachable');
    expect(await loadModule(crm)).toEqual(new Map([['/intern/crm', { routes }]]));
    expect(useModules.getState().failures.size).toBe(0);
    expect(reported).not.toHaveBeenCalled();
    expect(server.reportFailure.mock.calls).toEqual([['crm', '1', 'unreachable']]);
  });

  test('ROUTE-11 that needs another shell is not even requested', async () => {
    source.misfitsOf.mockReturnValue([{ kind: 'exports', request: '@wbd/ui', names: ['Dial'] }]);
    const { loadModule, useModules } = await open();
    expect(await loadModule(crm)).toBeUndefined();
    expect(useModules.getState().failures.get('crm')).toBe('outdated');
    expect(source.loadExposedRoutes).not.toHaveBeenCalled();
    expect(reported.mock.lastCall?.[0].message).toContain('"names":["Dial"]');
  });

  test.each([
    ['throws', () => Promise.reject(new TypeError('x is not a function'))],
    ['exposes something else', () => Promise.resolve({ default: {} })],
    [
      'lacks the routes of an area',
      () => Promise.resolve({ default: { contract: CONTRACT_VERSION, areas: {} } }),
    ],
  ])('ROUTE-11 that %s is broken, and that is told', async (_how, load) => {
    source.loadExposedRoutes.mockImplementation(load);
    const { loadModule, useModules } = await open();
    expect(await loadModule(crm)).toBeUndefined();
    expect(useModules.getState().failures.get('crm')).toBe('broken');
    expect(reported.mock.lastCall?.[0].message).toContain('The module crm cannot be shown');
  });

  test('ROUTE-11 that does not answer is given up after ten seconds', async () => {
    vi.useFakeTimers();
    try {
      source.loadExposedRoutes.mockReturnValue(new Promise(() => undefined));
      const { loadModule, useModules } = await open();
      const loading = loadModule(crm);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await loading).toBeUndefined();
      expect(useModules.getState().failures.get('crm')).toBe('unanswered');
    } finally {
      vi.useRealTimers();
    }
  });

  test('ROUTE-11 whose first view can be read is given a minute', async () => {
    vi.useFakeTimers();
    try {
      source.loadExposedRoutes.mockReturnValue(new Promise(() => undefined));
      const { loadModule, noteTakeOver, useModules } = await open();
      noteTakeOver();
      const loading = loadModule(crm);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(useModules.getState().failures.has('crm')).toBe(false);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await loading).toBeUndefined();
      expect(useModules.getState().failures.get('crm')).toBe('unanswered');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a module that two visits ask for', () => {
  test('ROUTE-11 runs once, whenever the second one asks', async () => {
    const arrival = Promise.withResolvers<unknown>();
    source.loadExposedRoutes.mockReturnValue(arrival.promise);
    const { loadModule } = await open();
    const visits = [loadModule(crm), loadModule(crm)];
    arrival.resolve(exposed);
    for (let step = 0; step < 20; step += 1) {
      await Promise.resolve();
      visits.push(loadModule(crm));
    }
    const areas = new Set(await Promise.all(visits));
    expect([...areas]).toEqual([new Map([['/intern/crm', { routes }]])]);
    expect(source.loadExposedRoutes).toHaveBeenCalledOnce();
  });

  test('ROUTE-11 that came too late for the first visit is there for the next', async () => {
    vi.useFakeTimers();
    try {
      const arrival = Promise.withResolvers<unknown>();
      source.loadExposedRoutes.mockReturnValue(arrival.promise);
      const { loadModule } = await open();
      const first = loadModule(crm);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await first).toBeUndefined();
      arrival.resolve(exposed);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await loadModule(crm)).toEqual(new Map([['/intern/crm', { routes }]]));
      expect(source.loadExposedRoutes).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a module that is loaded ahead', () => {
  test('runs once all of its files are there, and the visit finds it', async () => {
    const files = Promise.withResolvers<undefined>();
    source.fetchFiles.mockReturnValue(files.promise);
    source.loadExposedRoutes.mockResolvedValue(exposed);
    const { loadAhead, loadModule } = await open();
    const loading = loadAhead(crm);
    await vi.waitFor(() => expect(source.fetchFiles).toHaveBeenCalledExactlyOnceWith(crm, 'low'));
    expect(source.loadExposedRoutes).not.toHaveBeenCalled();
    files.resolve(undefined);
    expect(await loading).toEqual(new Map([['/intern/crm', { routes }]]));
    expect(await loadModule(crm)).toBe(await loading);
    expect(source.loadExposedRoutes).toHaveBeenCalledOnce();
  });

  test('ROUTE-11 without all of its files it does not run, and only the visit tells', async () => {
    source.fetchFiles.mockRejectedValue(new TypeError('Failed to fetch'));
    const { loadAhead, useModules } = await open();
    await expect(loadAhead(crm)).rejects.toThrow('Failed to fetch');
    expect(source.loadExposedRoutes).not.toHaveBeenCalled();
    expect(useModules.getState().failures.size).toBe(0);
    expect(server.reportFailure).not.toHaveBeenCalled();
  });

  test('ROUTE-11 a visit asks for its files at once and does not fail with them', async () => {
    source.fetchFiles.mockRejectedValue(new TypeError('Failed to fetch'));
    source.loadExposedRoutes.mockResolvedValue(exposed);
    const { loadModule } = await open();
    expect(await loadModule(crm)).toEqual(new Map([['/intern/crm', { routes }]]));
    expect(source.fetchFiles).toHaveBeenCalledExactlyOnceWith(crm, 'high');
  });

  test('ROUTE-11 that needs another shell is not requested', async () => {
    source.misfitsOf.mockReturnValue([{ kind: 'exports', request: '@wbd/ui', names: ['Dial'] }]);
    const { loadAhead } = await open();
    expect(await loadAhead(crm)).toBeUndefined();
    expect(source.fetchFiles).not.toHaveBeenCalled();
  });
});
