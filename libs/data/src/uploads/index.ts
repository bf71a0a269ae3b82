export type { UploadJob } from './upload-file.ts';
export type { FileValue, PlanJob, PlanProgress } from './upload-plan.ts';
export { beginUploads, upload } from './uploads.repository.ts';
