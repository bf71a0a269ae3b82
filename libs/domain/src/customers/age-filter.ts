const MILLISECONDS_PER_YEAR = 365.25 * 24 * 60 * 60 * 1000;

/**
 * Age in whole years, counted in years of 365.25 days as the specification asks.
 * @param birthday ISO date, yyyy-MM-dd
 */
export function ageInYears(birthday: string, now: Date): number {
  // midnight in UTC: the same in every time zone
  return Math.floor((now.getTime() - Date.parse(birthday)) / MILLISECONDS_PER_YEAR);
}

export type AgeFilter = (age: number | null) => boolean;

/** What phones and word processors make of a hyphen, and what people copy. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Turns what was typed into the age filter into a predicate: `30` equals, `30-40` inclusive range, `>30`, `<30`.
 * Empty matches everyone; people without an age fail every other filter.
 * @returns null when the text is none of these forms
 */
export function parseAgeFilter(typed: string): AgeFilter | null {
  const text = typed.replace(/\s/g, '').replace(DASHES, '-');
  if (text === '') return () => true;
  const match = /^(?:(\d{1,3})|(\d{1,3})-(\d{1,3})|>(\d{1,3})|<(\d{1,3}))$/.exec(text);
  if (!match) return null;
  const [, equal, from, to, above, below] = match;
  return (age) => {
    if (age === null) return false;
    if (equal !== undefined) return age === Number(equal);
    if (from !== undefined && to !== undefined) return age >= Number(from) && age <= Number(to);
    if (above !== undefined) return age > Number(above);
    return age < Number(below);
  };
}
