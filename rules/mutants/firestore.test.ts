import { cellsOf } from '../engine/cells.ts';
import { encodeWorld, firestoreRequest } from '../engine/decided-request.ts';
import { readRules } from '../engine/rules-files.ts';
import { DOCUMENTS, TABLES } from '../tables/index.ts';
import { expectNoticed } from './expect-noticed.ts';

const cells = TABLES.flatMap(cellsOf);

await expectNoticed({
  file: 'firestore.rules',
  rows: 'RULE-01',
  service: 'cloud.firestore',
  source: readRules('firestore.rules'),
  documents: encodeWorld(DOCUMENTS),
  requests: cells.map((cell) => firestoreRequest(cell, DOCUMENTS)),
  names: cells.map(({ name }) => name),
  collections: cells.map(({ collection }) => collection),
  fields: new Map(
    TABLES.map(({ collection, fields }) => [
      collection,
      Object.keys(fields?.schema.shape ?? {}).filter((name) => name !== 'id'),
    ]),
  ),
});
