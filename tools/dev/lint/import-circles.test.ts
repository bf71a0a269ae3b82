import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

type Graph = ReadonlyMap<string, readonly string[]>;

/** The circles of a graph: each as its files, the first one again at the end. */
function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const way: string[] = [];
  const done = new Set<string>();
  const visit = (file: string) => {
    const at = way.indexOf(file);
    if (at !== -1) circles.push([...way.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

const packageSchema = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
});

/** Every file of the workspace with those that it imports: statically, lazily, or for a type alone. */
function importsOfWorkspace(): Graph {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => existsSync(path.join(ROOT, file)));
  const exported = listed
    .filter((file) => /^(\w+\/)?[\w-]+\/package\.json$/.test(file))
    .flatMap((file) => {
      const { name, exports = {} } = packageSchema.parse(JSON.parse(read(file)));
      return Object.entries(exports).map(([from, to]) => ({
        from: new RegExp(`^${path.posix.join(name, from).replace('*', '(.+)')}$`),
        to: path.posix.join(path.posix.dirname(file), to).replace('*', '$1'),
      }));
    });
  const targetOf = (file: string, specifier: string) => {
    if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
    const found = exported.find(({ from }) => from.test(specifier));
    return found ? specifier.replace(found.from, found.to) : null;
  };
  const sources = listed.filter((file) => /\.(ts|tsx|js)$/.test(file));
  return new Map(
    sources.map((file) => {
      const imported = ts.preProcessFile(read(file), true, true).importedFiles;
      const targets = imported.map(({ fileName }) => targetOf(file, fileName));
      return [file, targets.filter((target) => target !== null)];
    }),
  );
}

test('a circle is found, however long, and a file that is reached twice is none', () => {
  const graph = { a: ['b', 'd'], b: ['c', 'd'], c: ['b'], d: ['e'], e: ['e'] };
  expect(circlesOf(new Map(Object.entries(graph)))).toEqual([
    ['b', 'c', 'b'],
    ['e', 'e'],
  ]);
});

test('no file of the workspace imports itself, over whichever others', () => {
  const graph = importsOfWorkspace();
  expect(graph.get('libs/auth/src/use-viewer.ts')).toContain('libs/data/src/advisors/index.ts');
  expect(circlesOf(graph)).toEqual([]);
});

/** The graph of the folders directly below `root`, without tests. */
function foldersBelow(root: string, graph: Graph): Graph {
  const folderOf = (file: string) => {
    const [folder, ...rest] = file.slice(root.length + 1).split('/');
    return file.startsWith(`${root}/`) && rest.length > 0 ? folder : undefined;
  };
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const folder = folderOf(file);
    if (folder === undefined || /\.test\.tsx?$/.test(file)) continue;
    const others = imported
      .map(folderOf)
      .filter((other) => other !== undefined && other !== folder)
      .map(String);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

test.each([
  'functions/src',
  'functions/src/accounts',
  'functions/src/content',
  'functions/src/seats',
  'libs/data/src',
  'libs/domain/src',
  'tools',
  'tools/dev',
  'tools/ops',
])('the folders below %s import each other in no circle', (root) => {
  const folders = foldersBelow(root, importsOfWorkspace());
  expect(folders.size).toBeGreaterThan(1);
  expect(circlesOf(folders)).toEqual([]);
});
