import { formatDate } from '@wbd/domain/time';
import type { Price } from '../records.ts';
import { pageStyle } from './page.css.ts';
import { texts } from './texts.de.ts';

/** Markup that is safe to print as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** A template whose values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.reduce((text, piece, at) => text + print(values[at - 1] ?? '') + piece));
}

function print(value: Part): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const nothing = new Html('');

/** A whole page. */
export function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} – ${texts.brand}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <p class="test" role="note">${texts.localOnly}</p>
        ${body}
      </body>
    </html>`.text;
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `94,01 €` from cents. */
export function money(cents: number): string {
  return euro.format(cents / 100);
}

/** `21.11.2026` from seconds. */
export function day(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}

/** What a price is, for how long. */
export const priceTag = ({ unit_amount, recurring }: Price): Html =>
  html`<p class="amount">
    ${money(unit_amount)}
    ${recurring ? html`<small>${texts.per[recurring.interval]}</small>` : nothing}
  </p>`;

/** Amounts below each other; the last one is what they come to. */
export function figures(...rows: readonly (readonly [what: string, cents: number])[]): Html {
  const lines = rows.map(([what, cents], index) => {
    const look = index === rows.length - 1 ? 'total' : '';
    return html`<dt class="${look}">${what}</dt>
      <dd class="${look}">${money(cents)}</dd>`;
  });
  return html`<dl>${lines}</dl>`;
}
