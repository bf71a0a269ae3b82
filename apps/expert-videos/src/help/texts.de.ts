export const helpTexts = {
  area: 'Experten-Videos',
  intro: 'Zeig in einem Video, wobei du hilfst, und lass dich darüber buchen.',
  create: {
    title: 'Video anlegen',
    text: '„Neues Experten-Video“ braucht eine Beschreibung in höchstens zwei Zeilen, das Voll-Video und ein Hochkant-Bild. Lange Uploads gehen mit „Im Hintergrund weiter“ voran, während du im Portal arbeitest. Jedes gängige Format geht: Was nicht alle Browser abspielen, wandeln wir um, und Besucher sehen es erst danach. Wie weit das ist, steht im Formular beim Video. Mit einem Trailer sehen Besucher zuerst diesen und danach das ganze Video.',
    alt: 'Die Liste der eigenen Experten-Videos',
  },
  link: {
    title: 'Den richtigen Link wählen',
    text: '„Allgemein“ nimmt den Buchungslink aus deinem Profil. „Spezifisch“ ist ein eigener Link, der nur für dieses Video gilt.',
    alt: 'Das Formular eines Experten-Videos mit Beschreibung und Booking-Link',
  },
  show: {
    title: 'Zeigen oder nur mit wenigen teilen',
    text: 'Unter „Sichtbar für“ entscheidest du, ob ein Video öffentlich ist oder nur für deine Organisation oder dein Team; dann finden es diese Kollegen hier in der Liste, und auf keiner Seite steht es. Ein neues öffentliches Video steht noch auf keiner Seite. Im Konfigurator schaltest du es für deine ein; Kollegen tun das auf ihrer. Von überall buchen Kunden den Termin bei dir.',
  },
  change: {
    title: 'Ändern und löschen',
    text: '„Bearbeiten“ ändert Texte, Link und Dateien. Löschst du ein Video, verschwindet es von allen Seiten, die es zeigen.',
  },
} as const;
