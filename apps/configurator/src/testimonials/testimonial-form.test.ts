import { UploadPlan } from '@wbd/data/uploads';
import { expect, test } from 'vitest';
import { sendTestimonial } from './testimonial-form.ts';

const file = (name: string) => new File(['content'], name);

test('CONF-06.4 the bar fills by 60 and 30, and stands at 95 while the testimonial is saved', async () => {
  const seen: number[] = [];
  const plan = new UploadPlan(({ target }) => Promise.resolve(`${target}/stored`), {
    uid: 'send-testimonial',
    signal: new AbortController().signal,
    onProgress: ({ percent }) => seen.push(percent),
  });
  const content = await sendTestimonial(plan.send.bind(plan), {
    url: file('v.mp4'),
    captions: null,
    thumb: file('t.webp'),
    thumbTime: 2,
    customer: 'Lena Köster',
    quote: 'Unser Haus steht.',
    consent: true,
  });
  plan.saving();
  expect([...new Set(seen)]).toEqual([0, 60, 90, 95]);
  expect(content).toMatchObject({
    url: 'testimonials/video/stored',
    thumb: 'testimonials/thumb/stored',
  });
});
