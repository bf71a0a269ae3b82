/** A legal text: a title, a line about it, and its sections in order. */
export interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title: string;
  /** paragraphs; a list stands as an array of its points */
  content: readonly (string | readonly string[])[];
  /** a page of the portal where the person can do it at once */
  link?: { to: string; label: string };
}

export interface TextPart {
  text: string;
  /** still to be filled in by the operator */
  isGap: boolean;
}

/** Takes a text apart into words and gaps: `[[what is missing]]`. */
export function textParts(text: string): TextPart[] {
  return text
    .split(/(\[\[.+?\]\])/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('[[')
        ? { text: `[${part.slice(2, -2)}]`, isGap: true }
        : { text: part, isGap: false },
    );
}

/** What the operator still has to fill in, in the order of the document. */
export function gapsOf({ intro, sections }: LegalDocument): string[] {
  const texts = sections.flatMap(({ content }) => content.flat());
  return [intro, ...texts].flatMap((text) =>
    textParts(text).flatMap(({ text: words, isGap }) => (isGap ? [words] : [])),
  );
}

/** Whether something in the document is still to be filled in. */
export function isDraft(document: LegalDocument): boolean {
  return gapsOf(document).length > 0;
}
