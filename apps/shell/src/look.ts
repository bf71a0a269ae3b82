/** What the start prepares in a part of its own: the styles' system is made when it is imported. */
export { UiProvider } from '@wbd/ui';
