export { DESK, expectAccessible, expectAccessibleEverywhere, PHONE } from './accessible.ts';
export { commands } from './commands.ts';
export { fileInput, mediaAddress, mediaFile } from './files.ts';
export { PAGE_TITLE, renderPage } from './render-page.tsx';
