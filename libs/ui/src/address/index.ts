export { readSort, SORT_PARAM, sortKey } from './sort-key.ts';
export { useAddressDraft } from './use-address-draft.ts';
export { useAddressPage } from './use-address-page.ts';
export { useAddressParam } from './use-address-param.ts';
export { useAddressSort } from './use-address-sort.ts';
export { useAddressText } from './use-address-text.ts';
export { withParam } from './with-param.ts';
