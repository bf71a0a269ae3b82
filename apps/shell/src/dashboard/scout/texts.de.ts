import { planRow, type PaidPlan } from '@wbd/domain/plans';

export const scoutTexts = {
  link: {
    title: 'Dein Link',
    text: 'Gib ihn Menschen, denen ein Seminar oder ein Gespräch hilft. Wer sich darüber anmeldet, steht in deiner Liste.',
  },
  upgrade: {
    title: 'Mehr mit einem Paket',
    plans: {
      lite: 'Mit WBD Lite gestaltest du deine eigene Seite, zeigst Kundenstimmen und führst deine Kundenliste.',
      pro: 'Mit WBD Pro bietest du außerdem eigene Seminare, Experten-Videos und Schnellvideos an.',
    } satisfies Record<PaidPlan, string>,
    look: (plan: PaidPlan) => `WBD ${planRow(plan).name} ansehen`,
  },
} as const;
