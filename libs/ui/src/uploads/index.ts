export { followUploads, pageUploads, useUploads } from './page-uploads.ts';
export { UPLOAD_PARAM } from './use-reopened.ts';
export { isRunning, type Upload, type UploadProgress, type UploadStep } from './upload.ts';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
