import { FILE_TARGETS } from '@wbd/domain/files';
import { sourceMapBucket } from '@wbd/module/pointer';
import { policyResource } from './policy.ts';
import { BACKUP_LOCATION, backupBucket, REGION, type SetupProject } from './project.ts';
import { restResource, type Binding, type Resource } from './resource.ts';

const STORAGE = 'https://storage.googleapis.com/storage/v1/b';
const DAY_SECONDS = 24 * 60 * 60;
/** As long as weekly backups: erased data disappears from them after that. */
const BACKUP_DAYS = 84;
const SHELL_MAP_DAYS = 365;
/** An original is read for new versions only; until then it may still be checked or replaced. */
const ORIGINAL_DAYS = 30;

/** Folders whose originals are films. */
const FILM_FOLDERS = Object.entries(FILE_TARGETS)
  .filter(([, { kind }]) => kind === 'video')
  .map(([folder]) => `${folder}/`);

interface Wanted {
  bucket: string;
  what: string;
  location: string;
  settings: Readonly<Record<string, unknown>>;
}

/** Files, modules and backups; the first is made by Firebase, so that its rules apply. */
export function buckets(project: SetupProject): Resource[] {
  const { id, origin, filesBucket, modulesBucket } = project;
  const bucket = ({ bucket: name, what, location, settings }: Wanted) => {
    const wanted = { location: location.toUpperCase(), ...settings };
    return restResource({
      name: `bucket ${name}: ${what}`,
      address: `${STORAGE}/${name}`,
      wanted,
      fixed: ['location'],
      create: {
        method: 'POST',
        address: `${STORAGE}?project=${id}`,
        body: { name, ...wanted },
      },
      update: () => ({ method: 'PATCH', address: `${STORAGE}/${name}`, body: settings }),
    });
  };
  const uniform = { uniformBucketLevelAccess: { enabled: true } };
  const files = {
    iamConfiguration: uniform,
    // deleted files can be brought back for this long
    softDeletePolicy: { retentionDurationSeconds: String(30 * DAY_SECONDS) },
    // the server dates an original once its versions play instead; versions and pictures have no such date
    lifecycle: {
      rule: [
        {
          action: { type: 'SetStorageClass', storageClass: 'COLDLINE' },
          condition: {
            daysSinceCustomTime: ORIGINAL_DAYS,
            matchesPrefix: FILM_FOLDERS,
            matchesStorageClass: ['STANDARD'],
          },
        },
      ],
    },
    // pages play and upload in pieces
    cors: [
      {
        origin: [origin],
        method: ['GET', 'HEAD', 'PUT', 'POST'],
        responseHeader: [
          'Content-Type',
          'Content-Range',
          'Range',
          'Accept-Ranges',
          'X-Goog-Upload-*',
          'X-Firebase-Storage-Version',
        ],
        maxAgeSeconds: 3600,
      },
    ],
  };
  const modules = {
    iamConfiguration: uniform,
    cors: [
      {
        origin: ['*'],
        method: ['GET', 'HEAD'],
        responseHeader: ['Content-Type'],
        maxAgeSeconds: DAY_SECONDS,
      },
    ],
  };
  const sourceMaps = {
    iamConfiguration: { ...uniform, publicAccessPrevention: 'enforced' },
    // a module's go with their version; the shell's have no version, and a shell is not live for so long
    lifecycle: {
      rule: [
        {
          action: { type: 'Delete' },
          condition: { age: SHELL_MAP_DAYS, matchesPrefix: ['shell/'] },
        },
      ],
    },
  };
  const backups = {
    iamConfiguration: { ...uniform, publicAccessPrevention: 'enforced' },
    softDeletePolicy: { retentionDurationSeconds: '0' },
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: BACKUP_DAYS } }] },
  };
  return [
    restResource({
      name: `bucket ${filesBucket}: made by Firebase`,
      address: `https://firebasestorage.googleapis.com/v1beta/projects/${id}/defaultBucket`,
      wanted: {},
      create: {
        method: 'POST',
        address: `https://firebasestorage.googleapis.com/v1beta/projects/${id}/defaultBucket`,
        body: { location: REGION },
      },
    }),
    bucket({ bucket: filesBucket, what: 'files', location: REGION, settings: files }),
    bucket({ bucket: modulesBucket, what: 'modules', location: REGION, settings: modules }),
    bucket({
      bucket: sourceMapBucket(modulesBucket),
      what: 'source maps, never served',
      location: REGION,
      settings: sourceMaps,
    }),
    bucket({
      bucket: backupBucket(project),
      what: 'backups, in several regions',
      location: BACKUP_LOCATION,
      settings: backups,
    }),
    bucketRights(modulesBucket, [
      // an object whose name is known is read by everyone, none is listed
      { role: 'roles/storage.legacyObjectReader', members: ['allUsers'] },
    ]),
  ];
}

/** Rights to a bucket. */
export function bucketRights(bucket: string, wanted: readonly Binding[]): Resource {
  const address = `${STORAGE}/${bucket}/iam`;
  return policyResource({
    name: `rights to the bucket ${bucket}`,
    read: (api) => api.send('GET', `${address}?optionsRequestedPolicyVersion=3`),
    write: (policy) => ({ method: 'PUT', address, body: policy }),
    wanted,
    prefix: 'storage.',
    ask: (permissions) => ({
      method: 'GET',
      address: `${address}/testPermissions?${permissions.map((one) => `permissions=${one}`).join('&')}`,
    }),
  });
}
