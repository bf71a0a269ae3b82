/** What the shell's own pages are called. */
export const areaTexts = {
  portal: 'Portal',
  profile: {
    title: 'Profil',
    tile: { label: 'Profil', description: 'Dein Code, dein Buchungslink und dein Paket' },
  },
  pricing: 'Pakete und Preise',
  hidden: 'Ausgeblendete Inhalte',
  checkoutSuccess: 'Willkommen',
  contract: 'Vertragsbedingungen',
} as const;
