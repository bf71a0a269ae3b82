import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionNames } from './collection-names.ts';
import { withLine } from './edits.ts';
import { filled, fromTemplate } from './templates.ts';

type Values = Readonly<Record<string, string>>;
type Files = [file: string, text: string][];

/** Target folders of the template's parts. */
const TARGETS = {
  'collection/app': (_names: CollectionNames, module: string) => `apps/${module}`,
  'collection/domain': ({ folder }: CollectionNames) => `libs/domain/src/${folder}`,
  'collection/data': ({ folder }: CollectionNames) => `libs/data/src/${folder}`,
  'collection/rules': () => 'rules/tables',
} as const;

/** Workspace files that list every collection. */
const EDITS: readonly { file: string; lines: readonly [place: RegExp, lines: string][] }[] = [
  {
    file: 'libs/domain/src/collections/collections.ts',
    lines: [
      [
        /\n\n\/\*\*\n \* Every collection/,
        "import { {{collection}} } from '../{{folder}}/{{folder}}.collection.ts';",
      ],
      [/\n {2}mails,/, '  {{collection}},'],
    ],
  },
  {
    file: 'libs/data/src/paths/index.ts',
    lines: [[/\n {2}\| 'testimonials'/, "  | '{{collection}}'"]],
  },
  {
    file: 'rules/tables/index.ts',
    lines: [
      [
        /\n\n\/\*\* Who may do what/,
        "import { {{collection}}, {{entity}}Documents } from './{{folder}}.ts';",
      ],
      [/\n {2}\.\.\.serverWritten,/, '  {{collection}},'],
      [/\n {2}\.\.\.serverDocuments,/, '  ...{{entity}}Documents,'],
    ],
  },
  {
    file: 'rules/mutants/equivalents.ts',
    lines: [[/'\/datedNotes\/\{noteId\}'/, "'/{{collection}}/{{{entity}}Id}',"]],
  },
  { file: 'firestore.rules', lines: [[/\n {2}\}\n\}\n$/, rulesBlock()]] },
];

/**
 * The files of a new collection: descriptor, data access, rules with their table, list and form.
 * @param values template values of the module
 * @throws Error if the collection exists, or the rules do not know the capability
 */
export function collectionFiles(
  root: string,
  names: CollectionNames,
  values: Values,
): [file: string, text: string][] {
  const { folder, access } = names;
  if (existsSync(path.join(root, 'libs/domain/src', folder))) {
    throw new Error(`collection: there is a folder libs/domain/src/${folder}`);
  }
  const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
  if (access !== 'portal' && !rules.includes(`'${access}': `)) {
    throw new Error(`collection: firestore.rules has no levels for ${access}; add them first`);
  }
  const may = access === 'portal' ? 'isAdvisor()' : `may('${access}')`;
  const all: Values = { ...values, ...names, may };
  return [...newFiles(names, all), ...changedFiles(root, all)];
}

function newFiles(names: CollectionNames, values: Values): Files {
  return Object.entries(TARGETS).flatMap(([template, targetOf]) =>
    fromTemplate(template, values).map(([file, text]): Files[number] => [
      path.join(targetOf(names, values['name'] ?? ''), file),
      text,
    ]),
  );
}

function changedFiles(root: string, values: Values): Files {
  return EDITS.map(({ file, lines }) => [
    file,
    lines.reduce(
      (text, [place, added]) => withLine(text, place, filled(added, values)),
      readFileSync(path.join(root, file), 'utf8'),
    ),
  ]);
}

function rulesBlock(): string {
  return `
    match /{{collection}}/{{{entity}}Id} {
      function isContent(entry) {
        return isLine(entry.title, 100) && isText(entry.text, 2000);
      }

      allow get: if (resource == null || isMe(resource.data.advisor)) && {{may}};
      allow list: if atMost(500) && isMe(resource.data.advisor) && {{may}};
      allow create: if isAutomaticId({{entity}}Id)
        && request.resource.data.keys().hasOnly(['advisor', 'title', 'text', 'createdAt'])
        && isContent(request.resource.data)
        && isMe(request.resource.data.advisor)
        && request.resource.data.createdAt == request.time
        && {{may}};
      allow update: if changesOnly(['title', 'text'])
        && isContent(request.resource.data)
        && isMe(resource.data.advisor)
        && {{may}};
      allow delete: if isMe(resource.data.advisor) && {{may}};
    }`;
}
