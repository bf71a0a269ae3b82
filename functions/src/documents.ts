import { defineDocuments } from './core/documents/dispatch.ts';
import * as handlers from './handlers.ts';

/** Deployed as `documents-<name>`. */
export const documents = defineDocuments(
  Object.entries(handlers).map(([name, handler]) => ({ name, ...handler })),
);
