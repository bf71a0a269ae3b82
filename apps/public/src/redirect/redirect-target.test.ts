import { safeHttpLink } from '@wbd/domain/pages';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const own = {
  origin: 'https://wbd.example',
  files: 'https://firebasestorage.googleapis.com/v0/b/wbd.appspot.com/o/',
};

test.each([
  ['/pro?ref=a#b', 'https://wbd.example/pro?ref=a#b'],
  ['https://wbd.example/legal/agb', 'https://wbd.example/legal/agb'],
  [' HTTPS://WBD.example/pro ', 'https://wbd.example/pro'],
  [`${own.files}seminars%2Fpdf%2Fa.pdf?alt=media`, `${own.files}seminars%2Fpdf%2Fa.pdf?alt=media`],
])('ROUTE-07 our own places are gone on to at once: %s', (link, href) => {
  expect(redirectTarget(link, own)).toEqual({ kind: 'own', href });
});

test('ROUTE-07 a seminar file without a folder belongs to onepager', () => {
  const old = `${own.files}seminars%2Fvorsorge.pdf?alt=media&token=x`;
  expect(redirectTarget(old, own)).toEqual({
    kind: 'own',
    href: `${own.files}seminars%2Fonepager%2Fvorsorge.pdf?alt=media&token=x`,
  });
  for (const path of ['testimonials%2Fa.mp4', 'seminars%2F', 'seminars%2Fonepager%2Fa.pdf']) {
    expect(redirectTarget(own.files + path, own)).toMatchObject({ href: own.files + path });
  }
});

test.each([
  ['https://example.org/a?b=c', 'example.org'],
  ['http://example.org:8080', 'example.org:8080'],
  ['https://müller.example/', 'xn--mller-kva.example'],
  // begins like ours and is not
  ['https://wbd.example.evil.example/', 'wbd.example.evil.example'],
  ['http://wbd.example/pro', 'wbd.example'],
  [
    'https://firebasestorage.googleapis.com/v0/b/other.appspot.com/o/a',
    'firebasestorage.googleapis.com',
  ],
])('ROUTE-07 another site asks for a click, and is named: %s', (link, host) => {
  expect(redirectTarget(link, own)).toMatchObject({ kind: 'foreign', host });
});

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://wbd.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://wbd.example/1',
  'about:blank',
  'ftp://example.org/a',
  'mailto:a@example.org',
  'view-source:https://wbd.example',
  'filesystem:https://wbd.example/a',
  'intent://scan#Intent;scheme=x;end',
];
const ADDRESSES = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://wbd.example@evil.example/',
  'https://wbd.example:x@evil.example/',
  'https://user@wbd.example/',
  'https://wbd.example\\@evil.example',
  'https://wbd\u202e.example/',
  'https://wb\u200bd.example/',
  'https://wbd.example\u0000.evil.example/',
  'https://\u0430pple.example/',
  'https://wbd\u3002example/',
  'https://xn--pple-43d.example/',
  'https://ｗｂｄ.example/',
  'https://localhost/',
  'https://[::1]/',
  'https://',
  'http://?x',
  'evil.example',
  'https://wbd.example:99999/',
];
const AROUND: ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u0001${text}`,
  (text) => `\t${text}`,
  (text) => text.replace(':', '\n:'),
  (text) => `\u200b${text}`,
  (text) => `${text}\u2028`,
];

test('ROUTE-07 APPT-04 more than 200 hostile links lead nowhere by themselves', () => {
  const hostile = [...SCHEMES, ...ADDRESSES].flatMap((text) => AROUND.map((wrap) => wrap(text)));
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  for (const link of hostile) {
    const target = redirectTarget(link, own);
    expect({ link, kind: target.kind }).not.toEqual({ link, kind: 'own' });
    // what asks first is an address on the web, and says which
    if (target.kind === 'foreign') expect(target.href).toMatch(/^https?:\/\/[^/@]+\//);
  }
  for (const link of ADDRESSES)
    expect({ link, ...redirectTarget(link, own) }).toEqual({ link, kind: 'none' });
});

test('APPT-04 the same links book nothing: booking links go through the same gate', () => {
  // without a scheme it is an address like any other, and gets https
  const hostile = [...SCHEMES, ...ADDRESSES.filter((link) => link !== 'evil.example')];
  for (const link of hostile)
    expect({ link, opens: safeHttpLink(link) }).toEqual({ link, opens: null });
  for (const link of hostile.flatMap((text) => AROUND.map((wrap) => wrap(text)))) {
    expect({ link, opens: safeHttpLink(link) }).toEqual({ link, opens: null });
  }
  expect(safeHttpLink('evil.example')).toBe('https://evil.example/');
});

test.each([null, '', '  ', '/redirect?url=/pro', 'https://wbd.example/redirect'])(
  'ROUTE-07 nothing to go to: %j',
  (link) => {
    expect(redirectTarget(link, own)).toEqual({ kind: 'none' });
  },
);
