const YEAR = '(?:19|20)[0-9]{2}';
const LEAP_YEAR = '(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)';
const pattern = new RegExp(
  `^(?:${YEAR}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|${LEAP_YEAR}-02-29)$`,
);

/** True for a day that the calendar has, from 1900 to 2099, as yyyy-MM-dd. `firestore.rules` accept the same. */
export function isDay(text: string): boolean {
  return pattern.test(text);
}
