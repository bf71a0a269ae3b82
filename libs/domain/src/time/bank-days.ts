import { dayAfter } from './day-after.ts';

/** Days of a year on which no bank of the euro area books: month and day. */
const FIXED = ['01-01', '05-01', '12-25', '12-26'];
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Whether banks of the euro area carry out transfers on a day: every weekday but the six holidays of the TARGET system.
 * Source: European Central Bank, long-term calendar of TARGET closing days.
 * @param day yyyy-MM-dd
 */
export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY || FIXED.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== dayAfter(easter, -2) && day !== dayAfter(easter, 1);
}

/** The day itself, or the next one on which banks carry out transfers. */
export function nextBankDay(day: string): string {
  return isBankDay(day) ? day : nextBankDay(dayAfter(day, 1));
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${String(year)}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
