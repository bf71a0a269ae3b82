import type { RestrictionGround } from './restriction.ts';

/** As people choose them; the chosen one begins the reason that the advisor reads. */
export const restrictionGroundTexts: Readonly<Record<RestrictionGround, string>> = {
  accuracy: 'Die Angaben zu mir stimmen nicht',
  unlawful: 'Die Daten durften nicht gespeichert werden',
  objection: 'Ich widerspreche der Nutzung meiner Daten',
  claims: 'Ich brauche die Daten noch für einen Streit',
};
