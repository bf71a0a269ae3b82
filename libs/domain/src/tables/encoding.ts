import chardet from 'chardet';

/** Encodings in which programs save tables and contacts. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'macintosh',
  'ibm850',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SINGLE_BYTE = ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16'));

/** What "CSV (MS-DOS)" holds from 0x80 on; browsers do not know this encoding. */
const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Letters of names in German, and in the languages of many people in Germany. */
const GERMAN = /[äöüÄÖÜß]/;
const KNOWN = /[éèêëáàâãåæçíìîïñóòôõøúùûýÉÈÁÀÂÅÆÇÍÎÑÓÔØÚğışİŞĞłńśźżąęćŁŚŻČčřŘžŽšŠěďťňůőűđĐ]/;
const PUNCTUATION = /[–—‘’‚“”„…€\u00A0]/;
/** Enough words to decide by. */
const MOST_WORDS = 2_000;
const NAMES_OF_DETECTOR: Readonly<Record<string, Encoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
};

export function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  let text = '';
  for (const byte of bytes) {
    text += byte < 0x80 ? String.fromCharCode(byte) : DOS_LETTERS.charAt(byte - 0x80);
  }
  return text;
}

/**
 * The encoding of a text file: by its mark, by its zeros, or the one in which the words with letters beyond ASCII look most
 * like names. A table is too short for statistics of languages alone, which decide between equally good ones.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = markedEncoding(bytes) ?? encodingByZeros(bytes);
  if (marked) return marked;
  if (isUtf8(bytes)) return 'utf-8';
  const words = wordsBeyondAscii(bytes);
  const guess = NAMES_OF_DETECTOR[chardet.detect(bytes) ?? ''];
  const candidates = guess ? [guess, ...SINGLE_BYTE.filter((one) => one !== guess)] : SINGLE_BYTE;
  const scored = candidates.map((encoding) => ({
    encoding,
    score: plausibility(decode(words, encoding)),
  }));
  const { encoding } = scored.reduce((best, one) => (one.score > best.score ? one : best));
  // the list names the encoding: where both read the same, German files are Western ones
  return decode(words, encoding) === decode(words, 'windows-1252') ? 'windows-1252' : encoding;
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** In UTF-16 every second byte of Latin text is zero. */
function encodingByZeros(bytes: Uint8Array): Encoding | null {
  const begin = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  begin.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  const most = begin.length / 4;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The words that differ between encodings, each followed by a space. */
function wordsBeyondAscii(bytes: Uint8Array): Uint8Array {
  const found: number[] = [];
  let words = 0;
  let word: number[] = [];
  for (const byte of [...bytes, 0x20]) {
    if (byte >= 0x80 || isLetter(byte)) {
      word.push(byte);
      continue;
    }
    if (word.some((one) => one >= 0x80)) {
      found.push(...word, 0x20);
      words++;
    }
    word = [];
    if (words >= MOST_WORDS) break;
  }
  return Uint8Array.from(found);
}

const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

function plausibility(text: string): number {
  let score = 0;
  let before = ' ';
  for (const character of text) {
    if (character > '\u007F') score += worthOf(character, before);
    before = character;
  }
  return score;
}

function worthOf(character: string, before: string): number {
  // a capital within a word
  if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) return -3;
  // names begin with capitals
  const begins = /\p{Lu}/u.test(character) && !/\p{L}/u.test(before);
  if (GERMAN.test(character)) return begins ? 5 : 4;
  if (KNOWN.test(character)) return 1;
  return PUNCTUATION.test(character) ? 0 : -3;
}
