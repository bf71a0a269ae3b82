import { ALL_COLLECTIONS } from '@wbd/domain/collections';

const BEGIN = '<!-- collections: npm run docs:records -->';
const END = '<!-- end of collections -->';

/**
 * `docs/data-model.md` with the table generated from the collection descriptors.
 * @throws Error when the page lost its marks
 */
export function withCollections(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${BEGIN} … ${END} is missing.`);
  return `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`;
}

function table(): string {
  const rows = ALL_COLLECTIONS.flatMap(([, descriptor]) => {
    const { path } = descriptor;
    const documents = 'documents' in descriptor ? descriptor.documents : [{ ...descriptor, path }];
    return documents.map((one) => [`\`${one.path}\``, one.what, one.readers, one.writers]);
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['path', 'what', 'who reads', 'who writes']),
    line(['---', '---', '---', '---']),
    ...rows.map(line),
  ].join('\n');
}
