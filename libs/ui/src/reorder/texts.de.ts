export const reorderTexts = {
  drag: (name: string) => `${name} verschieben: ziehen oder Pfeiltasten`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  moved: (name: string, place: number, count: number) =>
    `${name}: jetzt an Stelle ${place} von ${count}`,
} as const;
