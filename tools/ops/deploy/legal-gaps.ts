import { gapsOf, type LegalDocument } from '../../../apps/public/src/legal/document.ts';
import { legalDocuments } from '../../../apps/public/src/legal/documents.ts';
import type { Environment } from './environments.ts';

/** What is still to be filled in, a line for each legal page that has gaps. */
export function legalGaps(
  documents: ReadonlyMap<string, LegalDocument> = legalDocuments,
): string[] {
  return [...documents].flatMap(([name, document]) => {
    const gaps = [...new Set(gapsOf(document))];
    return gaps.length === 0 ? [] : [`/legal/${name}: ${gaps.join(', ')}`];
  });
}

/**
 * No portal goes live for people while its legal pages lack details of the operator; a staging portal may.
 * @throws Error with every gap
 */
export function requireFilledLegalPages(
  { isStaging }: Pick<Environment, 'isStaging'>,
  documents?: ReadonlyMap<string, LegalDocument>,
): void {
  const gaps = isStaging ? [] : legalGaps(documents);
  if (gaps.length === 0) return;
  throw new Error(
    `Nothing was deployed, because legal pages have gaps. Fill them in apps/public/src/legal, first of all in operator.de.ts:\n${gaps.join('\n')}`,
  );
}
