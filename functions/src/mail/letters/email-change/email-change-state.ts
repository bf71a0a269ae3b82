/** How the account and the wanted address stand at the moment when the mail is sent. */
export interface EmailChangeState {
  /** the account's address */
  from: string;
  /** see `EmailChangeLink` */
  validSince: number;
  /** whether another account has the wanted address */
  isTaken: boolean;
}
