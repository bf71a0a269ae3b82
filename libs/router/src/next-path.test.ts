import { describe, expect, test } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

describe('the path that is kept while signing in', () => {
  test('ROUTE-02 comes back as it was', () => {
    const place = { pathname: '/intern/crm', search: '?name=Jörg&age=>30', hash: '#liste' };
    const { searchParams } = new URL(signInPath(place), 'https://wbd.invalid');
    expect(nextPath(searchParams)).toBe('/intern/crm?name=J%C3%B6rg&age=%3E30#liste');
  });

  test.each([
    'https://evil.example/',
    '//evil.example/intern',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    'javascript:alert(1)',
    'intern/crm',
    '',
  ])('ROUTE-02 %j leads nowhere else', (value) => {
    expect(nextPath(new URLSearchParams({ next: value }))).toBeNull();
  });

  test('ROUTE-02 nothing kept is nothing', () => {
    expect(nextPath(new URLSearchParams())).toBeNull();
  });
});
