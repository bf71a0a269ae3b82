export { ChooseFileButton, type ChooseFileButtonProps } from './choose-file-button.tsx';
export { ColumnFields, type ColumnFieldsProps } from './column-fields.tsx';
export { firstFrame } from './first-frame.ts';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { FilmBadge } from './film-note.tsx';
export { FileField, type FileFieldProps } from './file-field.tsx';
export { DEFAULT_POSTER_SECONDS, PosterField, type PosterFieldProps } from './poster-field.tsx';
export { UploadDialog } from './upload-dialog.tsx';
export { useFileUrl, type FileValue } from './use-file-url.ts';
export {
  useUpload,
  type UploadProgress,
  type UploadResult,
  type UploadState,
} from './use-upload.ts';
