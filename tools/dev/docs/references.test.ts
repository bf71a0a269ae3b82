import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(read('package.json')));

/** The changelog is history: it may name what is gone. */
const documents = ['*.md', 'docs/**/*.md', '.github/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => file !== 'CHANGELOG.md')
  .map((file) => ({ file, text: read(file) }));

/** How a path from the repository's root begins. */
const FROM_ROOT =
  /^(?:(?:apps|libs|functions|tools|rules|bench|docs|\.github)\/|(?:firebase|renovate)\.json$|(?:firestore|storage)\.rules$)/;
/** The module that docs/new-module-log.md makes up. */
const EXAMPLE = 'apps/birthdays';

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** The anchors of a document, as GitHub derives them from headings. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function brokenLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target = '', anchor] = link.split('#');
    const linked = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, linked))) return true;
    return anchor !== undefined && !anchorsOf(read(linked)).includes(anchor);
  });
}

/** Paths in code without placeholders, also as words of a command; a pattern has to match a file. */
function missingPaths(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const spans = [...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans]
    .flatMap((code) => code.split(/[\s,;)]+/))
    .filter((word) => FROM_ROOT.test(word) && !/[<>$…{|]/.test(word) && word !== EXAMPLE)
    .filter((word) => globSync(word, { cwd: root }).length === 0);
}

function unknownCommands(text: string): string[] {
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  const served = [...text.matchAll(/nx serve ([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  return [
    ...named.filter((name) => scripts[name] === undefined),
    ...served.filter((name) => !existsSync(path.join(root, 'apps', name, 'module.json'))),
  ];
}

/** Titles quoted as `file`: title, to the end of a table's cell or of the line. */
function missingTitles(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`: ([^|\n]+)/g)];
  return quoted
    .filter(
      ([, file = '', title = '']) =>
        !existsSync(path.join(root, file)) || !read(file).includes(title.trim()),
    )
    .map(([quote]) => quote);
}

test('finds links, paths, commands and titles in the documents', () => {
  const all = documents.map(({ text }) => text).join('\n');
  expect(documents.length).toBeGreaterThan(50);
  expect(all.match(/npm run [a-z]/g)?.length).toBeGreaterThan(30);
  expect(brokenLinks('README.md', '[a](docs/gone.md) [b](CONTRIBUTING.md#gone)')).toHaveLength(2);
  expect(missingPaths('`tools/gone.ts` `ls apps/*/gone.json` `apps/*/module.json`')).toHaveLength(
    2,
  );
  expect(unknownCommands('npm run gone, npx nx serve gone, npm run lint')).toHaveLength(2);
  expect(missingTitles('| `tools/dev/docs/faults.test.ts`: no such title |')).toHaveLength(1);
});

test.each(documents)(
  '$file names links, paths, commands and tests that exist',
  ({ file, text }) => {
    expect({
      links: brokenLinks(file, text),
      paths: missingPaths(text),
      commands: unknownCommands(text),
      titles: missingTitles(text),
    }).toEqual({ links: [], paths: [], commands: [], titles: [] });
  },
);
