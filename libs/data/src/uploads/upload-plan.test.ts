import { AppError } from '@wbd/domain/errors';
import { describe, expect, test, vi } from 'vitest';
import type { UploadJob } from './upload-file.ts';
import { UploadPlan, type PlanProgress } from './upload-plan.ts';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

function begin(upload: (job: UploadJob) => Promise<string>) {
  const seen: PlanProgress[] = [];
  const plan = new UploadPlan(upload, {
    uid: 'pro',
    signal: new AbortController().signal,
    onProgress: (progress) => seen.push(progress),
  });
  return { plan, seen };
}

const halfway = ({ file: { name, size }, onProgress }: UploadJob) => {
  onProgress(size / 2);
  return Promise.resolve(`testimonials/${name}`);
};

describe('UPLOAD-03 several files that belong together', () => {
  test('CONF-06 fill the bar by their weights, and saving comes at 95', async () => {
    const { plan, seen } = begin(halfway);
    const video = await plan.send(file('v.mp4', 100), 'testimonials/video', 60);
    const thumb = await plan.send(file('t.jpg', 10), 'testimonials/thumb', 30);
    plan.saving();
    expect([video, thumb]).toEqual(['testimonials/v.mp4', 'testimonials/t.jpg']);
    expect(seen).toEqual([
      { percent: 0, stage: 'video' },
      { percent: 30, stage: 'video' },
      { percent: 60, stage: 'video' },
      { percent: 60, stage: 'image' },
      { percent: 75, stage: 'image' },
      { percent: 90, stage: 'image' },
      { percent: 95, stage: 'saving' },
    ]);
  });

  test('a stored file keeps its path, and one that was not chosen has none', async () => {
    const { plan, seen } = begin(halfway);
    expect(await plan.send('seminars/video/a.mp4', 'seminars/video', 70)).toBe(
      'seminars/video/a.mp4',
    );
    expect(await plan.send(null, 'seminars/trailer', 10)).toBeNull();
    await plan.send(file('p.pdf', 10), 'seminars/pdf', 5);
    expect(seen[0]).toEqual({ percent: 80, stage: 'pdf' });
  });

  test('UPLOAD-04 a file that arrived is not sent again when a later one failed', async () => {
    const video = file('v.mp4', 100);
    const thumb = file('t.jpg', 10);
    const upload = vi.fn(halfway);
    upload.mockImplementationOnce(halfway).mockRejectedValueOnce(new AppError('unavailable'));
    const run = async () => {
      const { plan } = begin(upload);
      await plan.send(video, 'testimonials/video', 60);
      return plan.send(thumb, 'testimonials/thumb', 30);
    };
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(run()).resolves.toBe('testimonials/t.jpg');
    expect(upload.mock.calls.map(([job]) => job.file.name)).toEqual(['v.mp4', 't.jpg', 't.jpg']);
  });
});
