export { selectionKeys, selectionsQuery } from './selections.queries.ts';
export { chooseMutation, moveMutation } from './selections.mutations.ts';
export type { SelectionKind } from './selections.repository.ts';
