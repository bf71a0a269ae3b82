import type { RowProblem } from './table-row.ts';

const TEXTS = {
  quote:
    'Ein Anführungszeichen ist nicht geschlossen. Wir lesen die Zeile ohne es; bitte prüfe sie.',
  hidden:
    'In einer Zelle stehen mehrere Zeilen mit E-Mail-Adressen. Dort können weitere Personen stehen, die in der Vorschau fehlen; bitte prüfe sie.',
} as const satisfies Record<RowProblem['kind'], string>;

export const rowProblemText = ({ number, kind }: RowProblem): string =>
  `Zeile ${number}: ${TEXTS[kind]}`;
