export { selectionKeys, selectionsQuery } from './selections.queries.ts';
export { chooseMutation, swapOrderMutation } from './selections.mutations.ts';
export type { SelectionKind } from './selections.repository.ts';
