export { useAddressParam } from './use-address-param.ts';
export { useAddressSort } from './use-address-sort.ts';
export { useAddressText } from './use-address-text.ts';
