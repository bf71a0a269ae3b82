/** What the start prepares in a part of its own: the components that every page needs. */
export { UiProvider } from '@wbd/ui';
