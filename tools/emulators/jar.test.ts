import { describe, expect, test } from 'vitest';
import { manifestText } from './jar.ts';
import { parseJavaVersion } from './java.ts';

describe('jars', () => {
  test('a manifest line holds at most 72 bytes and continues after a space', () => {
    const text = manifestText('Main', [`/a folder/${'deep/'.repeat(40)}emulator.jar`]);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(72);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`file:///a%20folder/${'deep/'.repeat(40)}`);
  });

  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "25" 2025-09-16', 25],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
  ])('%s is Java %s', (output, version) => {
    expect(parseJavaVersion(output)).toBe(version);
  });
});
