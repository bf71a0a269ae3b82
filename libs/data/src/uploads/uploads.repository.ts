import { AppError } from '@wbd/domain/errors';
import { randomFileId } from '@wbd/domain/files';
import { explainDenial } from '@wbd/firebase/firestore';
import {
  isStored,
  sendPart,
  startUpload,
  uploadEndpoint,
  uploadSessions,
  uploadState,
  type UploadEndpoint,
  type UploadSessions,
} from '@wbd/firebase/upload';
import { readAdvisor } from '../advisors/advisors.repository.ts';
import { UploadPlan, type PlanJob } from './upload-plan.ts';
import { fingerprint, uploadFile, type UploadJob, type UploadPorts } from './upload-file.ts';

/** What an upload needs, for one place that takes it. */
export function uploadPorts(endpoint: UploadEndpoint, sessions: UploadSessions): UploadPorts {
  return {
    transport: {
      start: (upload, signal) => startUpload(endpoint, upload, signal),
      state: (session, signal) => uploadState(endpoint, session, signal),
      send: (session, part, signal) => sendPart(endpoint, session, part, signal),
      isStored: (upload, signal) => isStored(endpoint, upload, signal),
    },
    sessions,
    isOurs: (session) => session.startsWith(endpoint.objects),
    randomId: randomFileId,
    now: () => new Date(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

/**
 * Uploads a file in the name of the signed-in person. When the page is reloaded, or left, and the same file is chosen
 * for the same place again, the upload goes on where it was.
 * @returns the path that the row stores
 * @throws AppError permission/denied, upload/stopped, upload/file-changed, maintenance or unavailable; the signal's reason when it is aborted
 */
export function upload(job: UploadJob): Promise<string> {
  const ports = uploadPorts(uploadEndpoint(), browserSessions());
  // the same file in a second window would go on with the first one's session: it gets one of its own instead
  const name = `wbd.upload:${fingerprint(job)}`;
  return explainDenial(() =>
    navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      uploadFile(lock ? ports : { ...ports, sessions: nowhere }, job),
    ),
  ).catch(async (error: unknown) => {
    const isDenied = error instanceof AppError && error.code === 'permission/denied';
    throw isDenied && (await isStopped(job.uid)) ? new AppError('upload/stopped') : error;
  });
}

/** Whether the rules refuse uploads because there were too many; false when that cannot be read. */
async function isStopped(uid: string): Promise<boolean> {
  const advisor = await readAdvisor(uid).catch(() => null);
  return (advisor?.uploadsStoppedUntil ?? new Date(0)) > new Date();
}

/** Begins to send several files that belong together. */
export function beginUploads(job: PlanJob): UploadPlan {
  return new UploadPlan(upload, job);
}

/** A browser may keep its storage closed: that costs the resumption, not the upload. */
function browserSessions(): UploadSessions {
  try {
    return uploadSessions(localStorage);
  } catch {
    return nowhere;
  }
}

const nowhere: UploadSessions = {
  find: () => null,
  keep: () => undefined,
  forget: () => undefined,
};
