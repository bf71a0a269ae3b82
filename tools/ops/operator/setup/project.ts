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

export const REGION = 'europe-west3';
/** What is lost with a region is not lost with both. */
export const BACKUP_REGION = 'europe-west4';

export const backupBucket = ({ id }: SetupProject) => `${id}-backup`;
