export type { UploadJob } from './upload-file.ts';
export { UploadPlan, type FileValue, type PlanJob, type PlanProgress } from './upload-plan.ts';
export { beginUploads, upload } from './uploads.repository.ts';
