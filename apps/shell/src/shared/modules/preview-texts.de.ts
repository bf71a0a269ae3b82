import { formatDateTime } from '@wbd/domain/time';

export const previewTexts = {
  label: 'Vorschau',
  shown: (module: string, version: string, expires: Date) =>
    `Vorschau von ${module} (${version}), nur in diesem Tab, bis ${formatDateTime(expires)}`,
  over: 'Diese Vorschau gilt nicht mehr. Du siehst das veröffentlichte Portal.',
  end: 'Beenden',
  close: 'Schließen',
} as const;
