export const sharedTexts = {
  unconfirmed: 'Sobald deine E-Mail-Adresse bestätigt ist, siehst du hier deine Provision.',
  network: 'Netzwerk',
  deals: 'Abschlüsse',
  sponsors: 'Partner',
  terms: 'Bedingungen',
  payouts: 'Auszahlungen',
  erased: 'Gelöschter Kunde',
  nobody: 'ohne Empfehlung',
} as const;
