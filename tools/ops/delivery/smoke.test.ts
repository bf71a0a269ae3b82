import { expect, test, vi } from 'vitest';
import type { GoogleApi } from '../operator/google-api.ts';
import { forceExport } from './force-export.ts';
import { expectDelivered, expectSmokePassed, recordSmoke } from './smoke-result.ts';
import { smokeTest, type SmokePorts } from './smoke-test.ts';

const REPO = 'wbd/portal';
const [OLD, NEW, UNDELIVERED] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];

/** A fake `gh`: the commits of main and their statuses, both the latest first. */
function gitHubOf(statuses: Record<string, [context: string, state: string][]>) {
  return {
    run(args: readonly string[]): Promise<string> {
      const [, sha = ''] = /(?:commits|statuses)\/(\w{40})/.exec(args.join(' ')) ?? [];
      const field = (name: string) =>
        args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      if (args.includes('POST')) {
        statuses[sha] = [[field('context'), field('state')], ...(statuses[sha] ?? [])];
        return Promise.resolve('');
      }
      const lines =
        sha === ''
          ? [UNDELIVERED, NEW, OLD]
          : (statuses[sha] ?? []).map(([context, state]) => JSON.stringify({ context, state }));
      return Promise.resolve(`${lines.join('\n')}\n`);
    },
  };
}

test('accepts the latest commit whose delivery began', async () => {
  const github = gitHubOf({
    [NEW]: [
      ['staging', 'success'],
      ['staging', 'pending'],
    ],
    [OLD]: [['staging', 'success']],
  });
  await expect(expectDelivered(github, REPO, NEW)).resolves.toBeUndefined();
  await expect(expectDelivered(github, REPO, OLD)).rejects.toThrow('was superseded on staging by');
  await expect(expectDelivered(github, REPO, UNDELIVERED)).rejects.toThrow('was superseded');
});

test('rejects a delivery that is unfinished or failed', async () => {
  const pending = gitHubOf({ [NEW]: [['staging', 'pending']], [OLD]: [['staging', 'success']] });
  await expect(expectDelivered(pending, REPO, NEW)).rejects.toThrow('is pending');
  await expect(expectDelivered(pending, REPO, OLD)).rejects.toThrow('was superseded');
  await expect(expectDelivered(gitHubOf({}), REPO, NEW)).rejects.toThrow('was not delivered');
});

test('allows a promotion when the latest smoke test of the commit passed', async () => {
  const github = gitHubOf({ [NEW]: [['staging', 'success']] });
  await expect(expectSmokePassed(github, REPO, NEW)).rejects.toThrow('has had no smoke test');
  await recordSmoke(github, REPO, NEW, 'failure');
  await expect(expectSmokePassed(github, REPO, NEW)).rejects.toThrow('failure');
  await recordSmoke(github, REPO, NEW, 'success');
  await expect(expectSmokePassed(github, REPO, NEW)).resolves.toBeUndefined();
  await expect(expectSmokePassed(github, REPO, OLD)).rejects.toThrow('has had no smoke test');
});

function portsOf(changes: Partial<SmokePorts>) {
  const record = vi.fn<SmokePorts['record']>().mockResolvedValue(undefined);
  const done = () => Promise.resolve();
  return { expectDelivered: done, journeys: () => true, forceExport: done, record, ...changes };
}

test('records the result of journeys and export', async () => {
  const passing = portsOf({});
  expect(await smokeTest(passing)).toBe(true);
  expect(passing.record).toHaveBeenCalledExactlyOnceWith('success');
  for (const changes of [
    { journeys: () => false },
    { forceExport: () => Promise.reject(new Error('The export is FAILED.')) },
  ]) {
    const failing = portsOf(changes);
    expect(await smokeTest(failing)).toBe(false);
    expect(failing.record).toHaveBeenCalledExactlyOnceWith('failure');
  }
});

test('records nothing when another delivery started during the test', async () => {
  const check = vi.fn<SmokePorts['expectDelivered']>().mockResolvedValueOnce(undefined);
  check.mockRejectedValueOnce(new Error('superseded'));
  const overtaken = portsOf({ expectDelivered: check });
  await expect(smokeTest(overtaken)).rejects.toThrow('superseded');
  expect(overtaken.record).not.toHaveBeenCalled();
});

const exportOf = (startTime: string, operationState: string) => ({
  metadata: {
    '@type': 'type.googleapis.com/google.firestore.admin.v1.ExportDocumentsMetadata',
    startTime,
    operationState,
  },
});

/** A fake of Cloud Scheduler and Firestore: each list of operations is the next response. */
function apiOf(lists: object[][], status = 200): GoogleApi & { readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    send(method, address) {
      sent.push(`${method} ${address}`);
      const body = method === 'POST' ? {} : { operations: lists.shift() ?? [] };
      return Promise.resolve({ status: method === 'POST' ? status : 200, body });
    },
  };
}

const at = () => Promise.resolve();

test('waits for the export that it started', async () => {
  const [before, running, done] = [
    exportOf('2026-01-01', 'SUCCESSFUL'),
    exportOf('2026-01-02', 'PROCESSING'),
    exportOf('2026-01-02', 'SUCCESSFUL'),
  ];
  const api = apiOf([[before], [before], [running, before], [done, before]]);
  await forceExport(api, 'wbd-staging', at);
  expect(api.sent[1]).toBe(
    'POST https://cloudscheduler.googleapis.com/v1/projects/wbd-staging/locations/europe-west3/jobs/export-database:run',
  );
  expect(api.sent).toHaveLength(5);
});

test('fails when the export fails, cannot start, or never ends', async () => {
  const failed = apiOf([[], [exportOf('2026-01-02', 'FAILED')]]);
  await expect(forceExport(failed, 'wbd-staging', at)).rejects.toThrow('is FAILED');
  await expect(forceExport(apiOf([[]], 403), 'wbd-staging', at)).rejects.toThrow('403');
  await expect(forceExport(apiOf([]), 'wbd-staging', at)).rejects.toThrow('20 minutes');
});
