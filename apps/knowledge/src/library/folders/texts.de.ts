import { counted } from '@wbd/domain/words';

export const foldersTexts = {
  manage: 'Ordner verwalten',
  title: 'Ordner verwalten',
  text: 'So stehen die Ordner für alle in deiner Organisation. Löschen kannst du leere Ordner.',
  list: 'Ordner',
  none: 'Noch kein Ordner',
  noneText: 'Leg den ersten an, dann können alle Videos teilen.',
  count: (count: number) => (count === 0 ? 'Leer' : counted(count, '1 Video', '# Videos')),
  create: 'Neuer Ordner',
  rename: (name: string) => `Umbenennen: ${name}`,
  remove: (name: string) => `Löschen: ${name}`,
  renameTitle: 'Ordner umbenennen',
  done: 'Fertig',
  created: 'Ordner angelegt',
  renamed: 'Ordner umbenannt',
  ordered: 'Reihenfolge gespeichert',
  deleted: 'Ordner gelöscht',
  failed: 'Die Ordner konnten nicht geändert werden.',
  fields: { name: 'Name' },
  errors: { name: 'Bitte gib einen Namen ein' },
  deleting: {
    title: 'Ordner löschen?',
    text: (name: string) => `„${name}“ verschwindet für alle in deiner Organisation.`,
    confirm: 'Löschen',
  },
} as const;
