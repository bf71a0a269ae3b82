/** What is set up, and for whom. */
export interface SetupProject {
  id: string;
  /** the project's number */
  number: string;
  /** where the portal is served, `https://…` */
  origin: string;
  filesBucket: string;
  modulesBucket: string;
  /** who is written to when something is wrong */
  alertsTo: string;
  /** euros a month, of which half and all are told */
  budget: number;
  /** `billingAccounts/…` that pays for the project; null while none does */
  billingAccount: string | null;
}

export const REGION = 'europe-west3';
/** What is lost with a region is not lost with both. */
export const BACKUP_REGION = 'europe-west4';

export const backupBucket = ({ id }: SetupProject) => `${id}-backup`;
