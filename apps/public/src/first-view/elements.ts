/** A part of HTML that is one element, and where it stands. */
export interface FoundElement {
  start: number;
  end: number;
  html: string;
}

/**
 * The elements that begin with such a tag; those within one of them are left out. React closes each element that may
 * hold others, and writes `<` in no text and no attribute, so that counting the tags of one name is enough.
 * @param tag the beginning of the start tag, such as `<li`
 */
export function elementsOf(html: string, tag: string): FoundElement[] {
  const elements: FoundElement[] = [];
  const starts = new RegExp(`${tag}(?![\\w-])`, 'g');
  for (let found = starts.exec(html); found; found = starts.exec(html)) {
    const { index: start } = found;
    const end = endOf(html, start);
    elements.push({ start, end, html: html.slice(start, end) });
    starts.lastIndex = end;
  }
  return elements;
}

function endOf(html: string, start: number): number {
  const [, name = ''] = /^<([a-z]+)/.exec(html.slice(start)) ?? [];
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`<${name}> is not closed`);
}

/** The HTML with something else in the place of these elements, which lie beside each other. */
export function replaced(html: string, elements: readonly FoundElement[], by: string): string {
  const [first, last] = [elements.at(0), elements.at(-1)];
  return first && last ? html.slice(0, first.start) + by + html.slice(last.end) : html;
}
