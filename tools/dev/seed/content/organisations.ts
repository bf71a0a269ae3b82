import type { Organisation } from '@wbd/domain/content';

const NAMES = [
  'Andreas Lindner',
  'Katharina Vogel',
  'Stefan Brückner',
  'Monika Jäger',
  'Thorsten Kühn',
  'Birgit Schröder',
  'Matthias Engel',
  'Sandra Voß',
  'Jürgen Pohl',
  'Christine Bäumer',
  'Rainer Lorenz',
  'Anja Groß',
  'Dirk Hübner',
  'Susanne Reuß',
  'Frank Wiedemann',
  'Heike Sauer',
] as const;

/** The people at the top of the structures; the first one is chosen unless someone chooses another. */
export const organisations: Organisation[] = NAMES.map((name, index) => ({
  id: `org-${String(index + 1).padStart(2, '0')}`,
  name,
  order: index,
}));
