const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** A text in lower case with the letters that its digits look like: `w3b1` reads as `webi` and as `webl`. */
export function digitsAsLetters(text: string): string[] {
  const spelled = text.replaceAll(/\d/g, (digit) => LETTER_OF[digit] ?? digit);
  return ['i', 'l'].map((letter) => spelled.replaceAll('1', letter));
}
