/** The state of the account and of the new address at the time of sending. */
export interface EmailChangeState {
  /** the account's address */
  from: string;
  /** see `EmailChangeLink` */
  validSince: number;
  /** whether another account has the wanted address */
  isTaken: boolean;
}
