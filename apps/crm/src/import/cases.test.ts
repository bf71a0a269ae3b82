import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dateOrderOf, importRowsOf, openFile, type ChosenFile } from './chosen-file.ts';
import { toImportRows } from './import-rows.ts';
import { guessColumns } from './columns.ts';
import { customersOf, titlesOf } from './chosen-file.ts';

/**
 * Files as programs and people really write them, each with what the import has to make of it in a `.json` beside it.
 * `npm run cases` prints the table; with `WBD_CASES=<folder>` it also covers the files in that folder.
 */
const OWN = path.join(import.meta.dirname, 'cases');
const further = process.env['WBD_CASES'];
const files = (further === undefined ? [OWN] : [OWN, further]).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:csv|tsv|txt|vcf|xlsx)$/.test(name))
    .map((name) => ({ folder, name })),
);

const expectationSchema = z.strictObject({
  encoding: z.string(),
  dateOrder: z.nullable(z.enum(['day', 'month'])),
  /** rows that could not be read as they stand */
  broken: z.array(z.number()),
  people: z.array(z.string()),
  /** rows without a person, with the fields that are wrong */
  wrong: z.array(z.string()),
  /** values that are left out */
  left: z.array(z.string()),
});
type Expectation = z.infer<typeof expectationSchema>;

const table: { file: string; expected: string; result: string }[] = [];

function understood(file: ChosenFile): Expectation {
  const dateOrder = dateOrderOf(file);
  // without an order the page asks; the rest of the row does not depend on the answer
  const columns = guessColumns(titlesOf(file));
  const rows =
    dateOrder === null
      ? toImportRows(customersOf(file), { mapping: file.mapping, columns, dateOrder })
      : importRowsOf(file);
  return {
    encoding: file.table.source.kind === 'workbook' ? 'xlsx' : file.table.source.encoding,
    dateOrder,
    broken: file.table.problems.map(({ number }) => number),
    people: rows.flatMap(({ person }) =>
      person
        ? [
            [
              person.firstName,
              person.lastName,
              person.email,
              person.phone ?? '',
              person.bday ?? '',
              person.job ?? '',
            ].join(' | '),
          ]
        : [],
    ),
    wrong: rows.flatMap(({ number, wrong }) =>
      wrong.length > 0 ? [`${number}: ${wrong.join(', ')}`] : [],
    ),
    left: rows.flatMap(({ number, left }) =>
      left.map(({ field, typed }) => `${number}: ${field} ${typed}`),
    ),
  };
}

const inShort = ({ people, wrong, left, broken }: Expectation) =>
  `${people.length} people, ${wrong.length} wrong, ${left.length} left out, ${broken.length} broken`;

test.each(files)('CRM-02 the import understands $name', async ({ folder, name }) => {
  const file = await openFile(name, new Uint8Array(readFileSync(path.join(folder, name))));
  if (typeof file === 'string') throw new Error(`${name} is refused: ${file}`);
  const result = understood(file);
  const beside = path.join(folder, `${name}.json`);
  if (folder !== OWN && !existsSync(beside)) {
    table.push({ file: name, expected: '–', result: JSON.stringify(result, null, 1) });
    return;
  }
  const expected = expectationSchema.parse(JSON.parse(readFileSync(beside, 'utf8')));
  table.push({ file: name, expected: inShort(expected), result: inShort(result) });
  expect(result).toEqual(expected);
});

afterAll(() => {
  for (const { file, expected, result } of table) {
    process.stdout.write(`${file}\n  expected  ${expected}\n  result    ${result}\n`);
  }
});
