export { move } from './move.ts';
export { ReorderList, type ReorderListProps } from './reorder-list.tsx';
