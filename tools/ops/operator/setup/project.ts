import * as z from 'zod/mini';
import type { Environment } from '../../deploy/environments.ts';

/** What is set up, and for whom. */
export interface SetupProject {
  id: string;
  /** the project's number */
  number: string;
  /** where the portal is served, `https://…` */
  origin: string;
  filesBucket: string;
  modulesBucket: string;
  /** whose workflows deliver to it, and as what */
  delivery: Delivery | null;
  /** who is written to when something is wrong */
  alertsTo: string;
  /** euros a month; half and all of it raise an alert */
  budget: number;
  /** `billingAccounts/…` that pays for the project; null while none does */
  billingAccount: string | null;
}

/** The CI service's repository, `owner/name`, and what the project is to it. */
export interface Delivery {
  repository: string;
  target: 'staging' | 'production';
}

/** What the setup takes from the environment's file. */
export interface SetupEnvironment extends Pick<
  Environment,
  'origin' | 'modulesBucket' | 'isStaging'
> {
  firebase: Pick<Environment['firebase'], 'storageBucket'>;
}

/** The part of a project's description that its environment file states. */
export const placesIn = ({ origin, modulesBucket, firebase }: SetupEnvironment) => ({
  origin,
  modulesBucket,
  filesBucket: firebase.storageBucket,
});

const billingSchema = z.object({ billingAccountName: z._default(z.string(), '') });

/** The address at which Cloud Billing says which account pays for a project. */
export const billingInfoOf = (id: string) =>
  `https://cloudbilling.googleapis.com/v1/projects/${id}/billingInfo`;

/**
 * @param info the answer from `billingInfoOf`; null when there is none
 * @returns `billingAccounts/…`; null while no account pays
 */
export function billingAccountIn(info: unknown): string | null {
  const { billingAccountName } = billingSchema.parse(info ?? {});
  return billingAccountName === '' ? null : billingAccountName;
}

export const REGION = 'europe-west3';
/**
 * Cloud Storage's multi-region in the European Union: at least two of its regions hold each object, so backups survive the
 * loss of the database's region. Firestore exports only to a bucket near the database; another single region does not count
 * as near (https://firebase.google.com/docs/firestore/manage-data/export-import).
 */
export const BACKUP_LOCATION = 'EU';

export const backupBucket = ({ id }: SetupProject) => `${id}-backup`;

/** The account of one of Google's services in the project, as policies name it. */
export const serviceAgentOf = (service: string, { number }: Pick<SetupProject, 'number'>) =>
  `serviceAccount:service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`;
