export const LONGEST_EMAIL = 254;

const local = "[a-z0-9ß-öø-ÿ.!#$%&'*+/=?^_`{|}~-]";
const label = '[a-z0-9ß-öø-ÿ-]';
const pattern = new RegExp(`^${local}+@${label}+(?:[.]${label}+)*[.]${label}{2,}$`);

/** True for an e-mail address in the form in which it is stored. `firestore.rules` accept the same. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && pattern.test(text);
}
