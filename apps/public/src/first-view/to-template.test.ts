import {
  ITALIC,
  PLAIN,
  SAMPLE_DATES,
  testimonialsOf,
  testimonialsShape,
  testimonialSlideShape,
} from '@wbd/domain/pages';
import { formatDateTime } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import { bare, SAMPLE_MINUTES } from './samples.ts';
import { toTemplate, type Sample } from './to-template.ts';

const rules = { one: '.css-one{}', two: '.css-two{}' };
const template = (html: string, sample: Sample = {}) => toTemplate({ html, rules }, sample);
const view = (html: string) => template(html).view;

test('early fetches move to the head', () => {
  expect(view('<link rel="preload" as="image" href="qqlogoqq"/><h1>a</h1>')).toMatchObject({
    head: '<link rel="preload" as="image" href="qqlogoqq"/>',
    html: '<h1>a</h1>',
  });
});

test('it names the rules of its own classes', () => {
  expect(view('<p class="chakra-text css-two">one</p>').rules).toEqual(['two']);
});

test('the sizes of a picture are a hole of their own, in the head and in the page', () => {
  const sample =
    '<link rel="preload" as="image" imageSrcSet="qqlogoqq" imageSizes="9rem"/><img src="qqlogoqq" srcSet="qqlogoqq"/>';
  expect(view(sample)).toMatchObject({
    head: '<link rel="preload" as="image" imageSrcSet="qqlogosourcesqq" imageSizes="9rem"/>',
    html: '<img src="qqlogoqq" srcSet="qqlogosourcesqq"/>',
  });
});

test('no script is left in it', () => {
  expect(view('<script type="application/json">run()</script><h1>a</h1>').html).toBe(
    '<script type="application/json"></script><h1>a</h1>',
  );
});

test('a rich text becomes a hole, and the tags of its italic part are kept', () => {
  expect(view(`<p>${PLAIN}<em class="css-a">${ITALIC}</em></p>`)).toMatchObject({
    html: '<p>qqsubtextqq</p>',
    emphasis: { open: '<em class="css-a">', close: '</em>' },
  });
});

test('a part with a script of its own says that it comes later', () => {
  expect(view('<!--$!--><template></template><i></i><!--/$-->').html).toBe(
    '<!--$!--><template data-dgst="later"></template><i></i><!--/$-->',
  );
});

test('a list of sessions becomes a hole, and each of its items a part', () => {
  const lines = SAMPLE_DATES.map(
    ({ time, seats }) =>
      `<li class="css-one"><b>${formatDateTime(new Date(time))}</b> ${seats}</li>`,
  );
  const html = `<ul>${lines.join('')}</ul><ul><li>a</li></ul>${SAMPLE_MINUTES} Minuten`;
  const part = (seats: string) => ({
    html: `<li class="css-one"><b>qqtimeqq</b> ${seats}</li>`,
    rules: ['one'],
  });
  expect(template(html)).toMatchObject({
    view: { html: '<ul>qqdatesqq</ul><ul><li>a</li></ul>qqminutesqq Minuten', rules: [] },
    parts: { 'date many': part('many'), 'date few': part('few'), 'date none': part('none') },
  });
  expect(Object.keys(template(html, { online: true }).parts)).toContain('date few online');
});

test('PUB-05 the testimonials become a part of their own, and their first slide another', () => {
  const page = { ...bare, testimonials: testimonialsOf(2) };
  const slide = (position: string, text: string) =>
    `<div role="group" aria-label="${position}"><div class="css-two"><q>${text}</q></div></div>`;
  const section = (slides: string, position: string) =>
    `<section id="stimmen"><section><div>${slides}</div><p>${position}</p></section></section>`;
  const slides = slide('1 von 2', 'qqquoteqq') + slide('2 von 2', 'qqquoteqq');
  expect(template(`<main>${section(slides, '1 von 2')}<i></i></main>`, { page })).toMatchObject({
    view: { html: '<main>qqtestimonialsqq<i></i></main>' },
    parts: {
      [testimonialsShape(page)]: { html: section('qqslidesqq', '1 von qqcountqq'), rules: [] },
      [testimonialSlideShape(page)]: {
        html: slide('qqnumberqq von qqcountqq', 'qqquoteqq'),
        rules: ['two'],
      },
    },
  });
});

test('PUB-05 a page without rendered testimonials is refused as a template', () => {
  const page = { ...bare, testimonials: testimonialsOf(1) };
  expect(() => template('<main></main>', { page })).toThrow('no testimonials');
});
