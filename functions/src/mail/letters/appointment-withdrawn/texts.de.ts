export const texts = {
  subject: (name: string) => `Zurückgezogen: ${name} möchte keinen Anruf mehr`,
  preview: 'Du brauchst deswegen nicht mehr anzurufen.',
  heading: 'Ein Terminwunsch ist zurückgezogen',
  intro: (name: string) =>
    `${name} hat den Terminwunsch zurückgezogen. Ruf deswegen bitte nicht mehr an.`,
  reason: 'Du bekommst diese E-Mail, weil diese Person ein Gespräch bei dir angefragt hatte.',
} as const;
