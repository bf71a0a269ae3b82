export { saveFile, type TextFile } from './save-file.ts';
