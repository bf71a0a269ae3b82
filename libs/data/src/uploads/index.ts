export type { UploadJob } from './upload-file.ts';
export { upload } from './uploads.repository.ts';
