import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @returns the text of `firestore.rules` or `storage.rules` */
export const readRules = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
