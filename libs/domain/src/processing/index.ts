export { BASES } from './activities.de.ts';
export { COLLECTIONS } from './collections.de.ts';
export { PROCESSORS } from './processors.de.ts';
export { recordsDocument } from './records-document.de.ts';
