export const carouselTexts = {
  role: 'Karussell',
  slideRole: 'Folie',
  slide: (number: number, count: number) => `${number} von ${count}`,
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
} as const;
