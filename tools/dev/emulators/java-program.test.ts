import { expect, test } from 'vitest';
import { javaArguments } from './java-program.ts';

const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

test.each([
  [
    ['-Dx=1', '-jar', '/a/own.jar', 'serve'],
    ['-Dx=1', '-jar', '/a/own.jar', 'serve'],
  ],
  [
    ['-jar', '/a/Rules.java', 'serve'],
    ['-cp', '/engine.jar', '/a/Rules.java', 'serve'],
  ],
  [
    ['-jar', '/a/cloud-firestore-emulator.jar', '--port', '1'],
    ['-cp', '/a/cloud-firestore-emulator.jar', FIRESTORE_CLASS, '--port', '1'],
  ],
  [['-version'], ['-version']],
])('java %j is started as java %j', (asked, started) => {
  expect(javaArguments(asked, '/engine.jar')).toEqual(started);
});
