import { digitsAsLetters } from './digits-as-letters.ts';

/** Words that make a name or a page look like the portal's own. The operator may still give such codes. */
const OFFICIAL_WORDS = wordsIn(`
  abmelden about abrechnung account admin administration administrator advisor agb anmelden
  anmeldung api app auth barrierefreiheit berater beratung bezahlen billing blog cdn checkout
  contact dashboard datenschutz einstellungen email faq help hilfe home hotline impressum
  imprint info intern jobs karriere konto kontakt kunde kunden kundenservice legal login logout
  mail moderator news newsletter null offiziell official partner passwort password payment
  portal postmaster preise presse pricing privacy profil profile rechnung register registrieren
  registrierung root security service settings shop sicherheit signin signup start static
  status stripe support system team terms undefined verify webmaster webmail www zahlung
`);
const PORTAL_NAME = 'wbd';
/** Endings of the portal's name in an address. Alone these are ordinary. */
const ENDINGS = wordsIn('de at ch com net org eu online gmbh ag deutschland');

const OFFICIAL = [...OFFICIAL_WORDS, PORTAL_NAME];
const BEHIND_PORTAL_NAME = [...OFFICIAL, ...ENDINGS];

/**
 * Letters that can stand in names and look like a Latin one when marks and case are taken away (Unicode's confusables,
 * UTS 39). One that looks like two of them counts as the first.
 */
export const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'αаʾ',
  b: 'ƀƃƅβбвьѣҍ',
  c: 'ȼςсҫ',
  d: 'ðđɖƌԁ',
  e: 'ɇεеҽҿ',
  f: 'ƒϝքẝ',
  g: 'ƍǥԍց',
  h: 'ħћнңһӈӊհ',
  i: 'ıιіӏ',
  j: 'ɉϳј',
  k: 'ƙκкқҟ',
  l: 'łɩɨƚǀוןاٳ',
  m: 'μϻмӎ',
  n: 'ɲƞηνոռ',
  o: 'øɵοθσоѳөօסهھەہ०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ංჿዐ',
  p: 'ƥρр',
  q: 'ԛգզ',
  r: 'ʀɍгғ',
  s: 'ƽѕտ',
  t: 'ŧƭʈⱦτтҭ',
  u: 'ʋʉυսሀ',
  v: 'ѵט',
  w: 'ɯѡѽԝաω',
  x: 'χхҳ',
  y: 'ɣƴɏγуүұყỿ',
  z: 'ƶȥζ',
};
const shown = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Letters that look like one other letter when they stand side by side. */
const PAIRS: readonly (readonly [pair: string, letter: string])[] = [
  ['vv', 'w'],
  ['uu', 'w'],
  ['rn', 'm'],
  ['cl', 'd'],
];

/**
 * Whether a code or a whole name looks like the portal's own: it holds the portal's name as a word or joined with official
 * words, or consists of official words. However it is written: case, width, accents, other scripts, separators, digits for
 * letters. A name that merely contains the letters is an ordinary one.
 */
export function looksOfficial(text: string): boolean {
  return readings(skeleton(text)).some(isOfficial);
}

/** How a text looks, without case, width and marks, in Latin letters. The one normalisation of this check. */
function skeleton(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  // some of the letters are marks to Unicode
  return Array.from(plain, (letter) => shown.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
}

/** The text with its digits as separators and as letters, each also with pairs of letters as one. */
function readings(text: string): string[] {
  const single = [text, ...digitsAsLetters(text)];
  return [...single, ...single.map(withPairsJoined)];
}

function withPairsJoined(text: string): string {
  return PAIRS.reduce((left, [pair, letter]) => left.replaceAll(pair, letter), text);
}

function isOfficial(reading: string): boolean {
  const words = wordsOf(reading);
  return words.some(bearsPortalName) || consistsOf(words.join(''), OFFICIAL);
}

/** The words of a text; letters that stand alone next to each other are one: `w-b-d`. */
function wordsOf(reading: string): string[] {
  const parts = reading.split(/[^\p{L}]+/u).filter((part) => part !== '');
  const words: string[] = [];
  let isAfterSingle = false;
  for (const part of parts) {
    const isSingle = part.length === 1;
    words.push(isSingle && isAfterSingle ? `${words.pop() ?? ''}${part}` : part);
    isAfterSingle = isSingle;
  }
  return words;
}

/** `wbdorn` are the initials and the name of a person, so what follows the portal's name has to look official, too. */
function bearsPortalName(word: string): boolean {
  if (word.endsWith(PORTAL_NAME)) return true;
  if (!word.startsWith(PORTAL_NAME)) return false;
  return consistsOf(word.slice(PORTAL_NAME.length), BEHIND_PORTAL_NAME);
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Whether a text is a row of these words, and nothing else. */
function consistsOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text !== '' && reached.has(text.length);
}
