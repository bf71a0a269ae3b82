import { expect, test } from 'vitest';
import { changedParts } from './parts.ts';

const modules = ['crm', 'public', 'seminars'];

test('a change in one module delivers that module', () => {
  const change = { affected: ['crm', 'e2e'], files: ['apps/crm/src/routes.tsx'] };
  expect(changedParts(change, modules)).toEqual({
    functions: false,
    shell: false,
    modules: ['crm'],
  });
});

test('a change in what all use delivers everything', () => {
  const affected = ['domain', 'functions', 'shell', ...modules];
  const change = { affected, files: ['libs/domain/src/fields/index.ts'] };
  expect(changedParts(change, modules)).toEqual({ functions: true, shell: true, modules });
});

test.each(['firestore.rules', 'storage.rules', 'firestore.indexes.json'])(
  '%s goes with the functions',
  (file) => {
    expect(changedParts({ affected: ['rules'], files: [file] }, modules)).toEqual({
      functions: true,
      shell: false,
      modules: [],
    });
  },
);

test('rewrites and headers go with the shell', () => {
  const { shell } = changedParts({ affected: [], files: ['firebase.json'] }, modules);
  expect(shell).toBe(true);
});

test('documentation delivers nothing', () => {
  expect(changedParts({ affected: [], files: ['README.md'] }, modules)).toEqual({
    functions: false,
    shell: false,
    modules: [],
  });
});
