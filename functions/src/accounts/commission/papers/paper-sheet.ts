import bold from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?inline';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';

const MARGIN = 56;
const FOOTER = 36;
const SIZES = { small: 8.5, normal: 10, large: 20 } as const;
const COLORS = { text: '#14181f', muted: '#545d6b', line: '#c9ced6', warning: '#9b1c1c' } as const;
const GAP = 6;

type Size = keyof typeof SIZES;

interface Style {
  size?: Size;
  isBold?: boolean;
  color?: Exclude<keyof typeof COLORS, 'line'>;
  align?: 'left' | 'right';
}

interface Column {
  x: number;
  width: number;
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

function fontOf(dataUrl: string): Font {
  const font = create(bytesOf(dataUrl));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file holds several fonts.');
  return font;
}

interface SheetFile {
  name: string;
  content: string;
  metadata: string;
}

/**
 * A4 pages that are filled from the top, as PDF/A-3. The same calls make the same bytes.
 * The fonts know Latin, Greek and Cyrillic letters; others become question marks.
 */
export class PaperSheet {
  readonly #pdf;
  readonly #font: Font;
  #y = MARGIN;
  readonly left: number = MARGIN;
  readonly width: number;

  constructor(title: string, at: Date) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      lang: 'de-DE',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Producer: 'WBD', Creator: 'WBD', CreationDate: at, ModDate: at },
    });
    this.#pdf.registerFont('regular', bytesOf(regular));
    this.#pdf.registerFont('bold', bytesOf(bold));
    this.#font = fontOf(regular);
    this.width = this.#pdf.page.width - 2 * MARGIN;
  }

  /** Columns of these shares of the width. */
  columns(shares: readonly number[]): Column[] {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    let x = this.left;
    return shares.map((share, index) => {
      const full = (this.width * share) / whole;
      const column = { x, width: index === shares.length - 1 ? full : full - GAP };
      x += full;
      return column;
    });
  }

  /** Writes a row of cells; breaks the page first when the row does not fit. */
  row(
    cells: readonly { column: Column; text: string; style?: Style }[],
    { gap = GAP }: { gap?: number } = {},
  ): void {
    const known = cells.map((cell) => ({ ...cell, text: this.#known(cell.text) }));
    const height = Math.max(
      ...known.map(({ text, column, style = {} }) => {
        this.#use(style);
        return this.#pdf.heightOfString(text, { width: column.width });
      }),
    );
    this.#makeRoom(height);
    for (const { text, column, style = {} } of known) {
      this.#use(style);
      const { align = 'left' } = style;
      this.#pdf.text(text, column.x, this.#y, { width: column.width, align });
    }
    this.#y += height + gap;
  }

  text(text: string, style: Style = {}, gap = GAP): void {
    this.row([{ column: { x: this.left, width: this.width }, text, style }], { gap });
  }

  rule(): void {
    this.#makeRoom(GAP);
    this.#pdf
      .moveTo(this.left, this.#y)
      .lineTo(this.left + this.width, this.#y)
      .lineWidth(0.75)
      .stroke(COLORS.line);
    this.#y += GAP;
  }

  space(points: number): void {
    this.#y += points;
  }

  /** Attaches a file that says the same. */
  attach({ name, content, metadata }: SheetFile, at: Date): void {
    const options = {
      name,
      type: 'text/xml',
      relationship: 'Alternative',
      creationDate: at,
      modifiedDate: at,
    };
    this.#pdf.file(Buffer.from(content), options);
    this.#pdf.appendXML(metadata);
  }

  /** @param footer of each page */
  finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page);
      this.#use({ size: 'small', color: 'muted' });
      // below the margin, where another text would begin a page
      this.#pdf.page.margins.bottom = 0;
      this.#pdf.text(
        this.#known(footer(page + 1, count)),
        this.left,
        this.#pdf.page.height - FOOTER,
        { width: this.width, align: 'right', lineBreak: false },
      );
    }
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }

  #use({ size = 'normal', isBold = false, color = 'text' }: Style): void {
    this.#pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(SIZES[size])
      .fillColor(COLORS[color]);
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= this.#pdf.page.height - MARGIN) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  /** PDF/A refuses letters that the font does not have. */
  #known(text: string): string {
    return Array.from(text.normalize('NFC'), (letter) =>
      this.#font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) || letter === '\n' ? letter : '?',
    ).join('');
  }
}
