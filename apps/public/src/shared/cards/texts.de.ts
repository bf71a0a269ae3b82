/** Words of the cards that stand for seminars and coachings. */
export const cardTexts = {
  with: (advisor: string) => `mit ${advisor}`,
  more: 'Mehr anzeigen',
  online: 'Online',
  noDate: 'Gerade ist kein Termin geplant',
  seats: { few: 'Nur noch wenige Plätze', none: 'Ausgebucht' },
} as const;
