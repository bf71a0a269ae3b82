import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

const from = (forwarded: string, remoteAddress = '10.0.0.1') =>
  networkOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test('FN-01 addresses of one /64 are one network, and those of another are not', () => {
  const network = from('2001:db8:1:2:aaaa::1');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(from('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(network);
  expect(from('2001:db8:1:3::1')).not.toBe(network);
});

test('FN-01 an IPv4 address is one network, also mapped into IPv6', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(from('::ffff:cb00:7107')).toBe('203.0.113.7');
  expect(from('203.0.113.8')).not.toBe(from('203.0.113.7'));
});

test('FN-01 only what the front added counts, and without a front the connection', () => {
  expect(from('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7');
  expect(from('', '::ffff:127.0.0.1')).toBe('127.0.0.1');
  expect(networkOf({ headers: {}, socket: {} })).toBe('');
});

test('FN-01 distinguishes people behind Hosting, who cannot choose their network', () => {
  const front = '151.101.65.195';
  expect(from(`203.0.113.7, ${front}`)).toBe('203.0.113.7');
  expect(from(`2001:db8:1:2::1, ${front}, 2a04:4e42::81`)).toBe('2001:db8:1:2::/64');
  // the client's own entries come before those of the front
  expect(from(`198.51.100.1, 203.0.113.7, ${front}`)).toBe('203.0.113.7');
  // a direct call of the function that pretends to come over Hosting
  expect(from(`198.51.100.1, ${front}, 203.0.113.7`)).toBe('203.0.113.7');
  expect(from(front)).toBe(front);
});
