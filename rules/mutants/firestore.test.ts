import { encodeWorld, firestoreRequest } from '../engine/decided-request.ts';
import { readRules } from '../engine/rules-files.ts';
import { DOCUMENTS, TABLES } from '../tables/index.ts';
import { CELLS, COLLECTIONS, partsOf } from '../tables/parts.ts';
import { expectNoticed } from './expect-noticed.ts';

await expectNoticed({
  file: 'firestore.rules',
  service: 'cloud.firestore',
  source: readRules('firestore.rules'),
  documents: encodeWorld(DOCUMENTS),
  requests: CELLS.map((cell) => firestoreRequest(cell, DOCUMENTS)),
  names: CELLS.map(({ name }) => name),
  parts: COLLECTIONS.flatMap(partsOf),
  collections: CELLS.map(({ collection }) => collection),
  fields: new Map(
    TABLES.map(({ collection, fields }) => [
      collection,
      Object.keys(fields?.schema.shape ?? {}).filter((name) => name !== 'id'),
    ]),
  ),
});
