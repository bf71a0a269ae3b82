import { expect, test } from 'vitest';
import { ITALIC, PLAIN } from './sample-pages.ts';
import { toTemplate } from './to-template.ts';

const template = (html: string) => toTemplate({ html, globals: {}, rules: { one: '.css-one{}' } });

test('what is to be fetched early moves to the head', () => {
  expect(template('<link rel="preload" as="image" href="qqlogoqq"/><h1>a</h1>')).toMatchObject({
    head: '<link rel="preload" as="image" href="qqlogoqq"/>',
    html: '<h1>a</h1>',
    rules: ['one'],
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
