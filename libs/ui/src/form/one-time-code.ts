import { plainDigits } from '@wbd/domain/fields';

/** What is left of a pasted or typed code, `123 456` or `Code: 123-456`: its digits, at most as many as it has. */
export function digitsOf(text: string, length: number): string {
  return plainDigits(text).replace(/\D/g, '').slice(0, length);
}
