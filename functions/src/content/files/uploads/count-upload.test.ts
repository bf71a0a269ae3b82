import { expect, test, vi } from 'vitest';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { countUpload, type CountUploadPorts, type Upload } from './count-upload.service.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const FILM: Upload = {
  path: 'seminars/video/1893456000000_k3f9x2ab_Film.mp4',
  owner: 'petra',
  size: 2.5 * 1024 * 1024,
};

function setUp({ files = true, megabytes = true } = {}) {
  const limits = {
    files: { take: vi.fn<RateLimit['take']>().mockResolvedValue(files) },
    megabytes: { take: vi.fn<RateLimit['take']>().mockResolvedValue(megabytes) },
  };
  const stopUploads = vi.fn<CountUploadPorts['stopUploads']>().mockResolvedValue();
  return { limits, stopUploads, now: () => NOW };
}

test('UPLOAD-05 an upload counts as a file and by its size, a begun megabyte as a whole one', async () => {
  const ports = setUp();
  await countUpload(ports, FILM);
  expect(ports.limits.files.take).toHaveBeenCalledWith('petra', NOW);
  expect(ports.limits.megabytes.take).toHaveBeenCalledWith('petra', NOW, 3);
  expect(ports.stopUploads).not.toHaveBeenCalled();
});

test.each([{ files: false }, { megabytes: false }])(
  'UPLOAD-05 over the limit (%o) uploads are stopped for 24 hours',
  async (limits) => {
    const ports = setUp(limits);
    await countUpload(ports, FILM);
    expect(ports.stopUploads).toHaveBeenCalledWith('petra', new Date('2026-11-26T12:00:00Z'));
  },
);

test.each([
  ['a size of a picture', { path: 'seminars/thumb/a.jpg/320.webp' }],
  ["the operator's file", { path: 'intro/video/a.mp4' }],
  ['a file of no one', { owner: undefined }],
])('%s is not counted', async (_what, changes) => {
  const ports = setUp({ files: false });
  await countUpload(ports, { ...FILM, ...changes });
  expect(ports.limits.files.take).not.toHaveBeenCalled();
});
