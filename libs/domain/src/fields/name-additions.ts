/** "(er/ihm)", "(geb. Weiß)" */
const BRACKETS = /\s*(?:\([^()]*\)?|\[[^[\]]*\]?|\{[^{}]*\}?)/gu;
/** "®", "™", emoji with modifiers and joiners */
const SYMBOLS = /(?:\p{So}|\p{Sk}|\u{200d}|\u{fe0f})*\p{So}(?:\p{So}|\p{Sk}|\u{200d}|\u{fe0f})*/gu;
/** "Frau", "Prof. Dr. rer. nat.", "Dipl.-Ing.": without a dot, most of these words are first names as well. */
const TITLES =
  /^(?:(?:herrn?|frau|mr|mrs|ms|prof|dr)(?:\.[\s-]*|\s+)|(?:univ|priv|doz|ing|mag|med|dent|vet|jur|phil|theol|rer|nat|pol|oec|soc|habil|mult|h\.?\s?c)\.[\s-]*|dipl(?:\.-?|-)\s?\p{L}+[.\s]+)+(?=\p{L})/iu;
/** Degrees and licences. Case-sensitive, because "Ma" is a name and "MA" is not. */
const DEGREE =
  /^(?:E?MBA|BA|MA|B\.\s?A\.|M\.\s?A\.|[BM]\.?\s?Sc\.?|[BM]\.?\s?Eng\.?|LL\.?\s?[BM]\.?|Ph\.?\s?D\.?|MD|CF[APE]|CPA|CIIA|CAIA|FRM|ACCA|EF[AP]|StB|WP)$/;
const DEGREE_IN_GERMAN = /^(?:dipl\.?[\s-].*|(?:dr|prof|mag)\.?(?:[\s-].*)?)$/i;
/** A longer text is not a name. */
const LONGEST = 500;

/** A name without its additions. */
export interface PlainName {
  name: string;
  /** titles, degrees, pronouns and symbols */
  additions: string[];
}

/**
 * Strips titles, degrees, pronouns and symbols from a name: `Dr. Eva Lang, CFP®` becomes Eva Lang. Text without any
 * other content stays unchanged.
 */
export function plainName(typed: string): PlainName {
  if (typed.length > LONGEST) return { name: typed, additions: [] };
  const additions: string[] = [];
  const take = (text: string): void => {
    const addition = text.trim();
    if (addition !== '') additions.push(addition);
  };
  const taken = (text: string): string => {
    take(text);
    return ' ';
  };
  const bare = typed.replace(BRACKETS, taken).replace(SYMBOLS, taken).replace(/\s+/g, ' ').trim();
  const [first = '', ...rest] = bare.split(/\s*,\s*/);
  const [titles = ''] = TITLES.exec(first) ?? [];
  take(titles);
  const kept = rest.filter((part) => !DEGREE.test(part) && !DEGREE_IN_GERMAN.test(part));
  rest.filter((part) => !kept.includes(part)).forEach(take);
  const name = [withoutDegrees(first.slice(titles.length), take), ...kept].join(', ').trim();
  return name === '' ? { name: typed, additions: [] } : { name, additions };
}

/** Strips trailing degrees, but never the first word, and none from a name in capitals. */
function withoutDegrees(name: string, take: (text: string) => void): string {
  const words = name.split(' ');
  const isOnlyCapitals = name === name.toUpperCase();
  while (words.length > 1 && !isOnlyCapitals && DEGREE.test(words.at(-1) ?? '')) {
    take(words.pop() ?? '');
  }
  return words.join(' ');
}
