import { CONTRACT_VERSION, type RemoteEntry } from '@wbd/module';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const source = vi.hoisted(() => ({
  fetchManifest: vi.fn<() => Promise<unknown>>(),
  loadExposedRoutes: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('./source.ts', () => ({ ...source, prefetchModule: () => undefined }));

const crm: RemoteEntry = {
  name: 'crm',
  title: 'CRM',
  path: '/intern/crm',
  access: 1,
  version: '1',
  entry: '/entry.js',
  preload: [],
};
const site: RemoteEntry = { ...crm, name: 'public', path: '/', access: 'public' };
const routes = [{ path: 'x' }];

/** Every test begins with a page that has just been opened. */
async function open() {
  vi.resetModules();
  return { ...(await import('./load-module.ts')), ...(await import('./module-store.ts')) };
}

beforeEach(() => {
  source.fetchManifest.mockReset();
  source.loadExposedRoutes.mockReset();
});

describe('remotes.json', () => {
  test('ROUTE-11 an entry that does not fit takes no other one down', async () => {
    source.fetchManifest.mockResolvedValue({ modules: { crm, broken: { name: 'broken' } } });
    const { loadManifest } = await open();
    expect(await loadManifest()).toEqual([crm]);
  });

  test('ROUTE-11 a failure is noted, and the next time it is asked for again', async () => {
    source.fetchManifest.mockRejectedValueOnce(new Error('down'));
    source.fetchManifest.mockResolvedValueOnce({ modules: { crm } });
    const { loadManifest, useModules } = await open();
    expect(await loadManifest()).toBeUndefined();
    expect(useModules.getState().manifestFailed).toBe(true);
    expect(await loadManifest()).toEqual([crm]);
    expect(useModules.getState().manifestFailed).toBe(false);
  });

  test('the module with the longest path answers', async () => {
    const { remoteOf } = await open();
    expect(remoteOf([site, crm], '/intern/crm/42')).toBe(crm);
    expect(remoteOf([site, crm], '/intern/crmx')).toBe(site);
    expect(remoteOf([crm], '/intern')).toBeUndefined();
  });
});

describe('a module', () => {
  test('ROUTE-11 is loaded again after a failure', async () => {
    source.loadExposedRoutes.mockRejectedValueOnce(new Error('down'));
    source.loadExposedRoutes.mockResolvedValueOnce({
      default: { contract: CONTRACT_VERSION, routes },
    });
    const { loadModule, useModules } = await open();
    expect(await loadModule(crm)).toBeUndefined();
    expect(useModules.getState().failures.get('crm')).toBe('unreachable');
    expect(await loadModule(crm)).toEqual(routes);
    expect(useModules.getState().failures.size).toBe(0);
  });

  test('ROUTE-11 of another contract version is refused', async () => {
    source.loadExposedRoutes.mockResolvedValue({
      default: { contract: CONTRACT_VERSION + 1, routes },
    });
    const { loadModule, useModules } = await open();
    expect(await loadModule(crm)).toBeUndefined();
    expect(useModules.getState().failures.get('crm')).toBe('outdated');
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
});
