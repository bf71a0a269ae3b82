// @vitest-environment jsdom
import { PAGE_CONTENT_ELEMENT } from '@wbd/domain/pages';
import { anAdvisor, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { servedItem, servedOwner } from './served-content.ts';

const owner = anAdvisor();
const seminar = aSeminar(owner.id);
const content = { kind: 'seminar', item: seminar, owner };
const readAt = Date.UTC(2026, 0, 31);

function serve(text: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_CONTENT_ELEMENT;
  element.textContent = text;
  document.body.append(element);
}

beforeEach(() => {
  document.body.replaceChildren();
});

test('PUB-12 PUB-13 the seminar and its owner that came with the HTML are the first answers, as old as the server says', () => {
  serve(JSON.stringify({ readAt, content }));
  expect(servedItem('seminar', seminar.id)).toEqual({
    initialData: seminar,
    initialDataUpdatedAt: readAt,
  });
  expect(servedOwner(owner.id)).toEqual({ initialData: owner, initialDataUpdatedAt: readAt });
});

test('PUB-14 a testimonial comes with the moment of its consent, which JSON has as text', () => {
  const item = aTestimonial(owner.id);
  serve(JSON.stringify({ readAt, content: { kind: 'testimonial', item, owner } }));
  expect(servedItem('testimonial', item.id)?.initialData).toEqual(item);
});

test('APPT-01 the advisor with whom an appointment is made came with the HTML', () => {
  serve(JSON.stringify({ readAt, content: { kind: 'appointment', owner } }));
  expect(servedOwner(owner.id)).toEqual({ initialData: owner, initialDataUpdatedAt: readAt });
  expect(servedItem('seminar', owner.id)).toBeUndefined();
});

test.each([
  ['of another seminar', JSON.stringify({ readAt, content: { ...content, item: aSeminar('x') } })],
  ['of an older shape', JSON.stringify({ readAt, content: { kind: 'seminar' } })],
  ['that was cut off', '{"readAt": 1'],
  ['that is none', ''],
])('PUB-12 PUB-13 data %s is not taken for it', (_what, text) => {
  serve(text);
  expect(servedItem('seminar', seminar.id)).toBeUndefined();
});

test('PUB-12 PUB-13 another owner is requested, and none before the seminar is known', () => {
  serve(JSON.stringify({ readAt, content }));
  expect(servedOwner('someone')).toBeUndefined();
  expect(servedOwner(undefined)).toBeUndefined();
});
