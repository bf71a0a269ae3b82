import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { patient } from '@wbd/tools/host-speed';
import { afterAll, expect, test } from 'vitest';
import { ReaderThread } from '../../../testing/reader-thread.ts';
import { PDF_STATES } from './pdf-states.ts';
import { readPdf } from './read-pdf.ts';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)));
const stateOf = (...parts: BlobPart[]) => readPdf(new Blob(parts));

test.each(['two-pages.pdf', 'object-streams.pdf', 'linearized.pdf', 'protected.pdf'])(
  'UPLOAD-01 %s opens in every reader',
  async (name) => {
    expect(await stateOf(bytesOf(name))).toBe('fine');
  },
);

test('UPLOAD-01 a PDF that asks for a password is refused', async () => {
  expect(await stateOf(bytesOf('locked.pdf'))).toBe('locked');
});

test.each([0.3, 0.6, 0.95])('UPLOAD-01 %d of a PDF is refused', async (part) => {
  for (const name of ['two-pages.pdf', 'object-streams.pdf', 'linearized.pdf']) {
    const content = bytesOf(name);
    expect(await stateOf(content.slice(0, content.length * part))).toBe('cut');
  }
});

test('UPLOAD-01 files other than PDFs are refused, whatever their name says', async () => {
  expect(await stateOf('PK\u{3}\u{4} word/document.xml')).toBe('noPdf');
  expect(await stateOf('')).toBe('noPdf');
});

test('UPLOAD-01 a PDF that cannot be opened is refused', async () => {
  expect(await stateOf('%PDF-1.7\n%%EOF')).toBe('damaged');
  const holed = bytesOf('object-streams.pdf').fill(0, 20, -20);
  expect(await stateOf(holed)).toBe('damaged');
});

test('a header behind a few bytes and bytes behind the end are common', async () => {
  const content = bytesOf('two-pages.pdf');
  expect(await stateOf('\u{feff}', content, '\r\n\0\0')).toBe('fine');
});

test('a PDF that went missing is not reported as damaged', async () => {
  const gone = new Blob(['%PDF-1.7']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(readPdf(gone)).rejects.toThrow('gone');
});

const thread = new ReaderThread(new URL('./read-pdf.thread.ts', import.meta.url));
afterAll(() => thread.end());

test('UPLOAD-01 never throws and never hangs on any content', async () => {
  const files = ['two-pages.pdf', 'object-streams.pdf'].map(bytesOf);
  const edited = fc
    .tuple(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 30 }),
    )
    .map(([file, edits]) => {
      const content = file.slice();
      for (const [at, byte] of edits) content[at % content.length] = byte;
      return content;
    });
  await fc.assert(
    fc.asyncProperty(edited, async (content) => {
      const state = await thread.read(content, patient(10_000));
      const read = `reads ${Buffer.from(content).toString('base64')}`;
      expect(PDF_STATES, read).toContain(state);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
