// dashes of every length: a number is often pasted as it was printed
const separators = /[\s\p{Dash_Punctuation}()[\]{}/]/gu;
const validPhone = /^\+?\d{6,15}$/;

/**
 * Turns a phone number as people type it into international form: separators are dropped, `00` becomes `+`,
 * a national `0` or a bare `49` becomes `+49`, anything else is taken as German.
 */
export function normalizePhone(typed: string): string {
  const bare = typed.replace(separators, '');
  if (bare === '' || bare.startsWith('+')) return bare;
  if (bare.startsWith('00')) return `+${bare.slice(2)}`;
  if (bare.startsWith('0')) return `+49${bare.slice(1)}`;
  if (bare.startsWith('49')) return `+${bare}`;
  return `+49${bare}`;
}

/** True for a normalized number of 6 to 15 digits. */
export function isValidPhone(normalized: string): boolean {
  return validPhone.test(normalized);
}
