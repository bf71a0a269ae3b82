const DIGIT = /\p{Nd}/gu;
const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/**
 * A text whose decimal digits of every script are 0 to 9: `٠١٥١` and `０１５１` read `0151`. Other characters stay, in their
 * compatible form.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(DIGIT, (digit) => String(valueOf(digit)));
}

/** Unicode keeps the ten digits of a script in one run, from zero to nine. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return (codePoint - first) % 10;
}
