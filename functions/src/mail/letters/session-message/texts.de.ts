export const texts = {
  subject: (title: string, when: string) => `Nachricht zu deinem Seminar: ${title} am ${when}`,
  preview: (host: string) => `${host} schreibt dir zu deinem Seminar.`,
  heading: 'Eine Nachricht zu deinem Seminar',
  intro: (host: string, title: string) => `${host} schreibt dir zum Seminar „${title}“:`,
} as const;
