import { UploadPlan } from '@wbd/data/uploads';
import { expect, test } from 'vitest';
import { sendFiles } from './send-files.ts';

const file = (name: string) => new File(['content'], name);

test('SEM-02.9 the bar fills by 70, 4, 4, 10 and 5, and stands at 95 while the seminar is saved', async () => {
  const seen: number[] = [];
  const plan = new UploadPlan(({ target }) => Promise.resolve(`${target}/stored`), {
    uid: 'send-files',
    signal: new AbortController().signal,
    onProgress: ({ percent }) => seen.push(percent),
  });
  const content = await sendFiles(
    {
      title: 'Rente',
      description: 'Ohne Rätsel',
      duration: 90,
      online: false,
      video: file('v.mp4'),
      thumb: file('t.webp'),
      preview: file('p.webp'),
      trailer: file('k.mp4'),
      videoCaptions: null,
      trailerCaptions: null,
      pdf: file('u.pdf'),
      audience: 'public',
      sessions: [],
    },
    plan,
  );
  expect([...new Set(seen)]).toEqual([0, 70, 74, 78, 88, 93, 95]);
  expect(content).toMatchObject({ video: 'seminars/video/stored', pdf: 'seminars/pdf/stored' });
});
