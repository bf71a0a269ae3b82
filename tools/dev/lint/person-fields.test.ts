import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { patient } from '@wbd/tools/host-speed';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SCHEMA = 'libs/domain/src/customers/customer.ts';
const TABLE = 'libs/domain/src/customers/customer-fields.ts';

/** Where a new field is decided, and what listing it for every use makes necessary. */
const UNLISTED = [TABLE, 'libs/domain/src/customers/merged-customer.ts'];
const LISTED = [
  'libs/domain/src/customers/create-customer.ts',
  'libs/domain/src/customers/update-customer.ts',
  'libs/domain/src/own-data/personal-data.ts',
  'libs/data/src/customers/customer-calls.repository.ts',
  'functions/src/people/customers/enter-customer.service.ts',
  'functions/src/people/customers/customer-references.repository.ts',
  'functions/src/seats/data-rights/erase-customer.service.ts',
  'apps/crm/src/customers/customer-facts.tsx',
  'apps/crm/src/customers/customer-form.ts',
  'apps/crm/src/customers/export-csv.ts',
  'apps/crm/src/customers/merge-comparison.tsx',
  'apps/crm/src/import/columns.ts',
  'apps/crm/src/import/import-rows.ts',
];
/** They follow the schema of the answer, so it gets the field, too. */
const SHOWN = [
  'functions/src/seats/data-rights/personal-data.service.ts',
  'apps/public/src/own-data/own-data-sections.tsx',
];

const FIELD: readonly Edit[] = [[SCHEMA, '  ...DETAIL_SHAPE,', '  hobby: z.nullable(z.string()),']];
const USES: readonly Edit[] = [
  [TABLE, '  id: [],', "  hobby: ['entry', 'edit', 'facts', 'export', 'ownData', 'reference'],"],
];
const ANSWER: readonly Edit[] = [
  [
    'libs/domain/src/own-data/personal-data.ts',
    '      advisor: advisorName,',
    '      hobby: nullableText,',
  ],
];

/** A line to put before another in a file. */
type Edit = readonly [file: string, before: string, line: string];

test(
  'a new field of a customer fails the type check wherever it has to be decided',
  { timeout: patient(120_000) },
  () => {
    expect(failing([], [...UNLISTED, ...LISTED, ...SHOWN])).toEqual([]);
    expect(failing(FIELD, UNLISTED)).toEqual(UNLISTED);
    expect(failing([...FIELD, ...USES], LISTED)).toEqual(LISTED);
    expect(failing([...FIELD, ...USES, ...ANSWER], SHOWN)).toEqual(SHOWN);
  },
);

test(
  'a new field of a seat fails the type check until the table lists it and the answer shows it',
  { timeout: patient(60_000) },
  () => {
    const table = 'libs/domain/src/own-data/own-data-fields.ts';
    const answer = 'libs/domain/src/own-data/personal-data.ts';
    const field: Edit = [
      'libs/domain/src/seminars/seminar.ts',
      "  status: z.literal('registered'),",
      '  hobby: nullableText,',
    ];
    const listed: Edit = [table, '    seminarAdvisor: [],', "    hobby: ['hobby'],"];
    expect(failing([], [table, answer])).toEqual([]);
    expect(failing([field], [table, answer])).toEqual([table]);
    expect(failing([field, listed], [table, answer])).toEqual([answer]);
  },
);

/** Unchanged files are parsed once. */
const parsed = new Map<string, ts.SourceFile>();

/** @returns those of the files that do not compile once the edits are made */
function failing(edits: readonly Edit[], files: readonly string[]): string[] {
  const { options } = ts.parseJsonSourceFileConfigFileContent(
    ts.readJsonConfigFile(path.join(ROOT, 'tsconfig.base.json'), (name) => ts.sys.readFile(name)),
    ts.sys,
    ROOT,
  );
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  // not in readFile, whose errors the compiler ignores
  for (const [file, before] of edits) {
    if (!readFile(path.join(ROOT, file))?.includes(`${before}\n`)) {
      throw new Error(`${file} has no line ${before}`);
    }
  }
  host.readFile = (name) =>
    edits.reduce(
      (text, [file, before, line]) =>
        path.join(ROOT, file) === name ? text?.replace(before, `${line}\n${before}`) : text,
      readFile(name),
    );
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const isEdited = edits.some(([file]) => path.join(ROOT, file) === name);
    if (isEdited) return getSourceFile(name, ...rest);
    const known = parsed.get(name) ?? getSourceFile(name, ...rest);
    if (known) parsed.set(name, known);
    return known;
  };
  const program = ts.createProgram(
    files.map((file) => path.join(ROOT, file)),
    options,
    host,
  );
  return files.filter(
    (file) =>
      program.getSemanticDiagnostics(program.getSourceFile(path.join(ROOT, file))).length > 0,
  );
}
