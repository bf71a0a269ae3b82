import type { AppointmentType } from '@wbd/domain/appointments';

interface Template {
  id: 'intro' | 'advice' | 'call';
  type: Partial<AppointmentType>;
}

/** Templates for common appointment types. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'intro',
    type: {
      title: 'Kennenlernen',
      minutes: 30,
      pause: 15,
      place: { kind: 'phone' },
      questions: ['Worum geht es?'],
    },
  },
  {
    id: 'advice',
    type: {
      title: 'Beratung',
      minutes: 60,
      pause: 15,
      place: { kind: 'online', link: '' },
      questions: ['Worum geht es?'],
    },
  },
  {
    id: 'call',
    type: { title: 'Telefonat', minutes: 15, pause: 0, place: { kind: 'phone' }, questions: [] },
  },
];
