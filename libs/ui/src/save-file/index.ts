export { SaveFileButton, type SaveFileButtonProps } from './save-file-button.tsx';
export { saveFile, type TextFile } from './save-file.ts';
