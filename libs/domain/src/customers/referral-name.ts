/** What the person who shared a link learns of those who came through it: first name and the initial of the last name. */
export function referralName(person: { firstName: string; lastName: string }): string {
  const [initial] = person.lastName;
  return initial === undefined ? person.firstName : `${person.firstName} ${initial}.`;
}
