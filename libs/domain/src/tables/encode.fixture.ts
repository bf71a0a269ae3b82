import { decode, type Encoding } from './encoding.ts';

/** A text as a program would save it: browsers encode UTF-8 alone. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index++) {
      view.setUint16(index * 2, text.charCodeAt(index), encoding === 'utf-16le');
    }
    return bytes;
  }
  return Uint8Array.from(text, (character) => {
    const byte = byteOf(character, encoding);
    if (byte < 0) throw new Error(`${encoding} has no ${character}.`);
    return byte;
  });
}

function byteOf(character: string, encoding: Encoding): number {
  for (let byte = 0; byte < 256; byte++) {
    if (decode(Uint8Array.of(byte), encoding) === character) return byte;
  }
  return -1;
}
