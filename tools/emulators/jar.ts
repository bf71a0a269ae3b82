import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { pathToFileURL } from 'node:url';

export interface JarEntry {
  name: string;
  content: Buffer;
}

const MANIFEST = 'META-INF/MANIFEST.MF';
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** 1 January 1980, the earliest a zip archive can say: the same content gives the same file. */
const DATE = 0x0021;

/** Writes a jar whose manifest names the main class and the jars it needs. It needs no JDK. */
export function writeJar(
  file: string,
  mainClass: string,
  classPath: readonly string[],
  entries: readonly JarEntry[] = [],
): void {
  const manifest = { name: MANIFEST, content: Buffer.from(manifestText(mainClass, classPath)) };
  mkdirSync(path.dirname(file), { recursive: true });
  // a second start at the same moment must never see half a jar
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, zip([manifest, ...entries]));
  renameSync(unfinished, file);
}

/** A jar's manifest: lines hold at most 72 bytes, what is longer continues after a space. */
export function manifestText(mainClass: string, classPath: readonly string[]): string {
  const urls = classPath.map((jar) => pathToFileURL(jar).href).join(' ');
  return ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${urls}`]
    .map((line) => `${line.slice(0, 70)}${line.slice(70).replace(/.{1,69}/g, '\r\n $&')}\r\n`)
    .join('');
}

/** An uncompressed zip archive. */
function zip(entries: readonly JarEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const fileName = Buffer.from(name);
    const facts = describe(fileName, content);
    const local = Buffer.concat([number32(LOCAL_HEADER), facts, number16(0), fileName, content]);
    directory.push(
      number32(CENTRAL_HEADER),
      number16(20),
      facts,
      number16(0), // extra fields
      number16(0), // comment
      number16(0), // disk
      number16(0), // internal attributes
      number32(0), // external attributes
      number32(offset),
      fileName,
    );
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([
    ...files,
    central,
    number32(END_OF_DIRECTORY),
    number32(0),
    number16(entries.length),
    number16(entries.length),
    number32(central.length),
    number32(offset),
    number16(0),
  ]);
}

/** What both headers of a file say about it: version, flags, method, time, date, checksum, sizes, length of the name. */
function describe(fileName: Buffer, content: Buffer): Buffer {
  return Buffer.concat([
    number16(20),
    number16(0),
    number16(0),
    number16(0),
    number16(DATE),
    number32(crc32(content)),
    number32(content.length),
    number32(content.length),
    number16(fileName.length),
  ]);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
