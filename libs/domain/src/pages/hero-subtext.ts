import { served } from '../first-view/served.ts';

export interface TextPart {
  text: string;
  italic: boolean;
}

/** Splits a subtext at its underscores: text between two of them is shown in italics. */
export const parseHeroSubtext = served('parseHeroSubtext', partsOf, [{ text: '', italic: true }]);

function partsOf(subtext: string): TextPart[] {
  const pieces = subtext.split('_');
  // an odd number of underscores leaves the last one without a partner: it is text
  const unpaired = pieces.length % 2 === 0 ? pieces.pop() : undefined;
  const parts = pieces.map((text, index) => ({ text, italic: index % 2 === 1 }));
  if (unpaired !== undefined) parts.push({ text: `_${unpaired}`, italic: false });
  return joined(parts.filter((part) => part.text !== ''));
}

/** React separates neighbouring texts by a comment, which a template doesn't have, so that hydration would fail. */
function joined(parts: TextPart[]): TextPart[] {
  return parts.reduce<TextPart[]>((before, part) => {
    const last = before.at(-1);
    if (last?.italic !== part.italic) return [...before, part];
    return [...before.slice(0, -1), { ...last, text: last.text + part.text }];
  }, []);
}
