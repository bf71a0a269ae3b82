import type { FileTarget } from './file-limits.ts';

const TRANSLITERATION: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
};
const MAX_BASE = 100;
const EXTENSION = /^(.+)(\.[A-Za-z0-9]{1,10})$/s;

export interface Stamp {
  now: Date;
  /** 8 random characters */
  id: string;
}

/**
 * A name that is safe in paths and addresses and that no other upload has: `1893456000000_k3f9x2ab_Huettenabend.mp4`.
 * Umlauts and ß are transliterated, every other character but letters, digits and hyphens becomes an underscore; the
 * extension stays. Long names are cut.
 */
export function safeFileName(name: string, { now, id }: Stamp): string {
  // macOS hands out an umlaut as its letter and two dots
  const composed = name.normalize('NFC');
  const [, base = composed, extension = ''] = EXTENSION.exec(composed) ?? [];
  const safe = base
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => TRANSLITERATION[letter] ?? '_')
    .replace(/[^A-Za-z0-9-]/gu, '_')
    .slice(0, MAX_BASE);
  return `${now.getTime()}_${id}_${safe}${extension}`;
}

/** The 8 characters that tell apart what is uploaded in the same millisecond. */
export function randomFileId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}

/** A file's path in Cloud Storage, always of three segments. */
export function filePath(target: FileTarget, fileName: string): string {
  return `${target}/${fileName}`;
}
