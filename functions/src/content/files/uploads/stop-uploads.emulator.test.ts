import { anAdvisor, newId, store } from '../../../../test/data.ts';
import { PATIENCE } from '../../../../test/patience.ts';
import { expect, test, vi } from 'vitest';
import { uploadedFiles } from '../../../core/limits.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { files } from '../../../gateways/storage.ts';

test('UPLOAD-05 one upload more than a day allows stops the uploads of its advisor', async () => {
  const { id } = await store('advisors', anAdvisor());
  await uploadedFiles.take(id, new Date(), 1_000);
  await files.write(`hero/logo/${newId('upload')}.png`, {
    owner: id,
    contentType: 'image/png',
    content: new Uint8Array(10),
  });
  await vi.waitFor(async () => {
    const advisor = await readAdvisor(id);
    expect(advisor?.uploadsStoppedUntil?.getTime()).toBeGreaterThan(Date.now());
  }, PATIENCE);
});
