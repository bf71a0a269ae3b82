export { STORED_ENTITIES, type StoredCollection } from './stored-entities.ts';
export { CLIENT_WRITES } from './client-writes.ts';
