export const helpTexts = {
  area: 'Portal',
  intro: 'Von hier aus geht es überallhin.',
  today: {
    title: 'Was heute ansteht',
    text: 'Je nach Paket siehst du oben deine nächsten Termine mit ihren Plätzen, die neuesten Anmeldungen, E-Mails, die nicht hinausgingen, und den Link zu deiner Seite. Bist du neu, führen dich die ersten Schritte, bis alles erledigt ist.',
    alt: 'Das Portal mit den nächsten Terminen und den neuesten Anmeldungen',
  },
  tiles: {
    title: 'Die Kacheln',
    text: 'Jede Kachel führt in einen Bereich; dieselben Bereiche stehen in der Leiste oben, am Telefon im Menü. Eine graue Kachel gehört zu einem größeren Paket.',
    alt: 'Die Kacheln der Bereiche',
  },
  bell: {
    title: 'Die Glocke',
    text: 'Oben neben deinem Namen steht, was neu ist: Anmeldungen, Absagen, Umbuchungen, ausgebuchte Termine, die Warteliste, Empfehlungen und Terminwünsche. Ein Klick auf eine Zeile führt zum Termin oder zur Person. Nach 90 Tagen verschwinden die Zeilen.',
  },
  help: {
    title: 'Hilfe in jedem Bereich',
    text: 'Neben der Überschrift eines Bereichs steht „Hilfe“: eine kurze Anleitung wie diese.',
  },
  habits: {
    title: 'Schneller ans Ziel',
    text: 'In Listen springst du mit der Taste / oder mit Strg-K ins Suchfeld. Mit dem Knopf neben deinem Namen wechselst du zwischen hell und dunkel.',
  },
} as const;
