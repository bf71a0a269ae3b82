/** The customer's id when the seat was taken: mails and calendar entries stay the same when the customer gets another. */
export function firstHolder(seat: { customer: string; takenAs: string | null }): string {
  return seat.takenAs ?? seat.customer;
}
