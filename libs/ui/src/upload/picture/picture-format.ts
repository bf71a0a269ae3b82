export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** Brands in the first box of a file: of pictures in AV1, and of those that iPhones take. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Which format a file has, by its content; null for one that pages cannot show as a picture. */
export function pictureFormat(content: Uint8Array): PictureFormat | null {
  if (hexAt(content, 0, 3) === 'ffd8ff') return 'jpeg';
  if (hexAt(content, 0, 8) === '89504e470d0a1a0a') return 'png';
  if (/^GIF8[79]a$/.test(textAt(content, 0, 6))) return 'gif';
  if (textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 4) === 'WEBP') return 'webp';
  if (textAt(content, 4, 4) !== 'ftyp') return null;
  const brands = brandsOf(content);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** Whether a picture goes on to its end: browsers show half of one without a word. */
export function isWholePicture(content: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'jpeg':
      return isWholeJpeg(content);
    case 'png':
      return isWholePng(content);
    case 'gif':
      return isWholeGif(content);
    case 'webp':
      return numberAt(content, 4, 4, true) + 8 <= content.length;
    case 'avif':
    case 'heic':
      return hasWholeBoxes(content);
  }
}

/** The brand of a file, and those that it is compatible with. */
function brandsOf(content: Uint8Array): string[] {
  const end = Math.min(numberAt(content, 0, 4), content.length, 256);
  const brands = [textAt(content, 8, 4)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(content, offset, 4));
  return brands;
}

/** Behind the headers, one of which can hold a small picture with an end of its own, the end mark has to come. */
function isWholeJpeg(content: Uint8Array): boolean {
  let offset = 2;
  while (offset + 4 <= content.length) {
    if (content[offset] !== 0xff) return false;
    const marker = content[offset + 1];
    if (marker === 0xff) offset += 1;
    else if (marker === 0xda) return hasEndMark(content, offset);
    else offset += 2 + numberAt(content, offset + 2, 2);
  }
  return false;
}

function hasEndMark(content: Uint8Array, start: number): boolean {
  for (let at = content.indexOf(0xff, start); at !== -1; at = content.indexOf(0xff, at + 1)) {
    if (content[at + 1] === 0xd9) return true;
  }
  return false;
}

function isWholePng(content: Uint8Array): boolean {
  let offset = 8;
  while (offset + 12 <= content.length) {
    const next = offset + 12 + numberAt(content, offset, 4);
    if (textAt(content, offset + 4, 4) === 'IEND') return next <= content.length;
    offset = next;
  }
  return false;
}

/** Its last byte is a semicolon; some programs fill up behind it. */
function isWholeGif(content: Uint8Array): boolean {
  return content.findLast((byte) => byte !== 0) === 0x3b;
}

function hasWholeBoxes(content: Uint8Array): boolean {
  let offset = 0;
  while (offset + 8 <= content.length) {
    const short = numberAt(content, offset, 4);
    // the last box may go on to the end of the file
    if (short === 0) return true;
    const size = short === 1 ? numberAt(content, offset + 8, 8) : short;
    if (size < 8 || offset + size > content.length) return false;
    offset += size;
  }
  return offset > 0;
}

function numberAt(content: Uint8Array, offset: number, size: number, isLittle = false): number {
  const bytes = [...content.subarray(offset, offset + size)];
  const ordered = isLittle ? bytes.toReversed() : bytes;
  return ordered.reduce((number, byte) => number * 256 + byte, 0);
}

const textAt = (content: Uint8Array, offset: number, size: number) =>
  String.fromCharCode(...content.subarray(offset, offset + size));

const hexAt = (content: Uint8Array, offset: number, size: number) =>
  [...content.subarray(offset, offset + size)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
