/** An unfolded content line of a vCard file. */
export interface CardLine {
  /** number of its first line in the file, 1-based */
  number: number;
  text: string;
}

/** The lines between `BEGIN` and `END` of a contact. */
export interface Card {
  /** line number where it begins */
  number: number;
  lines: CardLine[];
  /** whether the file has its `BEGIN` and its `END` */
  hasBegin: boolean;
  hasEnd: boolean;
}

const BEGIN = /^BEGIN:VCARD\s*$/i;
const END = /^END:VCARD\s*$/i;
/** In version 2.1, a contact may contain its assistant's contact. */
const NESTED_CARD = /^(?:[\w-]+\.)?AGENT[^:]*:\s*$/i;
/** Programs write property names in capitals. A folded line rarely begins like this. */
const PROPERTY = /^(?:[\w-]+\.)?(?:X-[\w-]+|[A-Z-][A-Z\d-]*)(?:;[^:]*)?:/;
/** Programs fold only longer lines. */
const SHORTEST_FOLDED = 60;
const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?(?:QUOTED-PRINTABLE|Q)[;:]/i;
const BASE64 = /^[^:]*;(?:ENCODING=)?(?:BASE64|B)[;:]/i;
const BASE64_DATA = /^[\w+/=]+$/;

/**
 * Splits a vCard file into contacts. A contact without `END` ends where the next one begins. Lines outside of contacts
 * form a contact without `BEGIN`, so a damaged line affects only its own contact.
 */
export function cardsOf(text: string): Card[] {
  const cards: Card[] = [];
  let card: Card | null = null;
  let isNested = false;
  for (const line of unfolded(text)) {
    if (BEGIN.test(line.text)) {
      isNested = NESTED_CARD.test(card?.lines.at(-1)?.text ?? '') && !isNested;
      if (isNested) continue;
      if (card && (card.lines.length > 0 || !card.hasBegin)) cards.push(card);
      card = { number: line.number, lines: [], hasBegin: true, hasEnd: false };
    } else if (END.test(line.text)) {
      if (isNested) isNested = false;
      else if (card) {
        cards.push({ ...card, hasEnd: true });
        card = null;
      }
    } else if (!isNested) {
      card ??= { number: line.number, lines: [], hasBegin: false, hasEnd: false };
      card.lines.push(line);
    }
  }
  return card ? [...cards, card] : cards;
}

function unfolded(text: string): CardLine[] {
  const lines: CardLine[] = [];
  let lastLength = 0;
  let isBlank = true;
  for (const { number, text: line } of linesOf(text)) {
    const last = lines.at(-1);
    const trimmed = line.trim();
    const isOwn = !last || isMark(last.text) || isOwnLine(trimmed, lastLength);
    if (trimmed === '') {
      isBlank = true;
      continue;
    }
    if (isOwn) lines.push({ number, text: trimmed });
    else if (/^[ \t]/.test(line)) last.text += line.slice(1);
    else if (last.text.endsWith('=') && QUOTED_PRINTABLE.test(last.text)) {
      last.text = last.text.slice(0, -1) + line;
    } else if (isBlank || !BASE64.test(last.text) || !BASE64_DATA.test(trimmed)) {
      lines.push({ number, text: line });
    }
    lastLength = line.length;
    isBlank = false;
  }
  return lines;
}

const isMark = (line: string): boolean => BEGIN.test(line) || END.test(line);

/** Whether a line is a content line of its own although it looks like a continuation. */
function isOwnLine(line: string, lengthBefore: number): boolean {
  return isMark(line) || (lengthBefore < SHORTEST_FOLDED && PROPERTY.test(line));
}

/** The lines of the file. `BEGIN` and `END` get their own lines even if a line break is missing. */
function linesOf(text: string): CardLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line, index) => markedLines(line).map((one) => ({ number: index + 1, text: one })));
}

function markedLines(line: string): string[] {
  const [, mark, rest = ''] = /^\s*(BEGIN:VCARD|END:VCARD)(\S.*)$/i.exec(line) ?? [];
  if (mark !== undefined) return [mark, ...markedLines(rest)];
  const [, before = '', end] = /^(.*\S)(END:VCARD)\s*$/i.exec(line) ?? [];
  // version 3.0 puts the assistant's contact on one line
  return end === undefined || /BEGIN:VCARD/i.test(before) ? [line] : [before, end];
}
