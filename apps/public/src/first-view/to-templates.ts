import type { FirstViewFile, Template, TemplateNode } from '@wbd/domain/first-view';
import { merged, missingChoices, readMarks, type Choice, type Piece } from './marks.ts';
import type { PageRecorder } from './recorder.tsx';
import type { RenderedPage } from './render-page.tsx';
import { RESOURCE_HINT, servedHtml } from './served-html.ts';

const IMAGE = /<img [^>]*>/g;

export interface PageToRender {
  name: string;
  render: () => RenderedPage;
}

/**
 * The templates of pages and of their sections. Renders each page until every branch has been shown. Each rendering shows
 * branches of many independent conditions, so the number of renderings does not grow with their combinations.
 */
export function toTemplates(
  pages: readonly PageToRender[],
  recorder: PageRecorder,
): Omit<FirstViewFile, 'format'> {
  const rules: Record<string, string> = {};
  const hints = new Map<string, string>();
  const found = new Map<string, Piece[]>();
  const shown = pages.map(({ name, render }) => [name, withoutSections(explored(render))] as const);
  const templates = (all: Iterable<readonly [string, Piece[]]>) =>
    Object.fromEntries(Array.from(all, ([name, pieces]) => [name, templateOf(pieces)] as const));
  return { rules, sections: templates(found), pages: templates(shown) };

  function explored(render: () => RenderedPage): Piece[] {
    let pieces = renderWith(new Map());
    const tried = new Set<string>();
    for (
      let missing = missingChoices(pieces);
      missing.length > 0;
      missing = missingChoices(pieces)
    ) {
      const { choice, met } = together(missing);
      // several places may depend on the same condition
      for (const one of new Set(met.map(nameOf))) {
        if (tried.has(one)) throw new Error(`A branch cannot be shown: ${one}`);
        tried.add(one);
      }
      pieces = merged(pieces, renderWith(choice));
    }
    return pieces;

    function nameOf(choice: Choice): string {
      const named = Array.from(choice, ([index, option]) => [recorder.expressionAt(index), option]);
      return JSON.stringify(named);
    }

    function renderWith(choice: Choice): Piece[] {
      recorder.choose(choice);
      const { html, rules: used } = render();
      Object.assign(rules, used);
      for (const [hint] of html.matchAll(RESOURCE_HINT)) hints.set(pictureOf(hint), hint);
      return readMarks(servedHtml(html));
    }
  }

  /** Replaces sections by references. All pages share the template of a section, with the branches of every page. */
  function withoutSections(pieces: readonly Piece[]): Piece[] {
    return pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.kind === 'case') {
        const of = Array.from(
          piece.of,
          ([option, some]) => [option, withoutSections(some)] as const,
        );
        return { ...piece, of: new Map(of) };
      }
      const body = withoutSections(piece.body);
      if (piece.kind === 'each') return { ...piece, body };
      const known = found.get(piece.name);
      found.set(piece.name, known ? merged(known, body) : body);
      return { ...piece, body: [] };
    });
  }

  function templateOf(pieces: readonly Piece[]): Template {
    return pieces.flatMap((piece): Template => {
      if (typeof piece === 'string') return piece === '' ? [] : textNodes(piece);
      if (piece.kind === 'section') return [{ section: piece.name }];
      const expression = recorder.expressionAt(piece.index);
      if (piece.kind === 'each') {
        return [{ each: expression, as: `item${piece.index}`, body: templateOf(piece.body) }];
      }
      return [{ case: expression, of: templates(piece.of) }];
    });
  }

  function textNodes(html: string): Template {
    const images = Array.from(html.matchAll(IMAGE), ([image]) => hints.get(pictureOf(image)));
    const heads = images.flatMap((hint): TemplateNode[] =>
      hint === undefined ? [] : [{ head: recorder.split(hint) }],
    );
    return [...heads, ...recorder.split(html)];
  }
}

/** A maximal subset of the choices without contradictions. */
function together(choices: readonly Choice[]): { choice: Choice; met: Choice[] } {
  const all = new Map<number, string>();
  const met = choices.filter((choice) => {
    const options = [...choice];
    if (options.some(([index, option]) => (all.get(index) ?? option) !== option)) return false;
    for (const [index, option] of options) all.set(index, option);
    return true;
  });
  return { choice: all, met };
}

/**
 * The key under which an image and its preload hint are the same picture in the same sizes. React omits the address from a
 * hint with sizes.
 */
function pictureOf(element: string): string {
  const read = (attribute: string) =>
    new RegExp(`\\s(?:${attribute})="([^"]*)"`, 'i').exec(element)?.[1];
  return JSON.stringify([read('imageSrcSet|srcSet') ?? read('href|src'), read('imageSizes|sizes')]);
}
