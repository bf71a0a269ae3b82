import { formatDateTime } from '@wbd/domain';
import { expect, test } from 'vitest';
import { ITALIC, PLAIN } from './sample-pages.ts';
import { SAMPLE_DATES, SAMPLE_MINUTES } from './sample-content.ts';
import { toTemplate } from './to-template.ts';

const template = (html: string) => toTemplate({ html, rules: { one: '.css-one{}' } });

test('what is to be fetched early moves to the head', () => {
  expect(template('<link rel="preload" as="image" href="qqlogoqq"/><h1>a</h1>')).toMatchObject({
    head: '<link rel="preload" as="image" href="qqlogoqq"/>',
    html: '<h1>a</h1>',
    rules: ['one'],
  });
});

test('the sizes of a picture are a hole of their own, in the head and in the page', () => {
  const sample =
    '<link rel="preload" as="image" imageSrcSet="qqlogoqq" imageSizes="9rem"/><img src="qqlogoqq" srcSet="qqlogoqq"/>';
  expect(template(sample)).toMatchObject({
    head: '<link rel="preload" as="image" imageSrcSet="qqlogosourcesqq" imageSizes="9rem"/>',
    html: '<img src="qqlogoqq" srcSet="qqlogosourcesqq"/>',
  });
});

test('no script is left in it', () => {
  expect(template('<script type="application/json">run()</script><h1>a</h1>').html).toBe(
    '<script type="application/json"></script><h1>a</h1>',
  );
});

test('a rich text becomes a hole, and the tags of its italic part are kept', () => {
  expect(template(`<p>${PLAIN}<em class="css-a">${ITALIC}</em></p>`)).toMatchObject({
    html: '<p>qqsubtextqq</p>',
    emphasis: { open: '<em class="css-a">', close: '</em>' },
  });
});

test('a part with a script of its own says that it comes later', () => {
  expect(template('<!--$!--><template></template><i></i><!--/$-->').html).toBe(
    '<!--$!--><template data-dgst="later"></template><i></i><!--/$-->',
  );
});

test('a list of sessions becomes a hole, and each of its items a template', () => {
  const lines = SAMPLE_DATES.map(
    ({ time, seats }) => `<li><b>${formatDateTime(new Date(time))}</b> ${seats}</li>`,
  );
  expect(
    template(`<ul>${lines.join('')}</ul><ul><li>a</li></ul>${SAMPLE_MINUTES} Minuten`),
  ).toMatchObject({
    html: '<ul>qqdatesqq</ul><ul><li>a</li></ul>qqminutesqq Minuten',
    items: {
      'date many': '<li><b>qqtimeqq</b> many</li>',
      'date few': '<li><b>qqtimeqq</b> few</li>',
      'date none': '<li><b>qqtimeqq</b> none</li>',
    },
  });
});
