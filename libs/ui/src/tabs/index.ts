export { AddressTabs, type AddressTabsProps, type Tab } from './address-tabs.tsx';
