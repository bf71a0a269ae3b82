import type { LegalDocument } from './document.ts';

export const impressum: LegalDocument = {
  title: 'Impressum',
  intro: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    {
      title: 'Anbieter',
      content: [
        ['WBD Netzwerk GmbH (Demo-Betreiber)', 'Musterstraße 12', '80331 München', 'Deutschland'],
      ],
    },
    {
      title: 'Vertreten durch',
      content: ['Geschäftsführerin: Dr. Marlene Beispiel'],
    },
    {
      title: 'Kontakt',
      content: [['Telefon: +49 89 0000000', 'E-Mail: hallo@wbd.example']],
    },
    {
      title: 'Registereintrag',
      content: [
        [
          'Handelsregister: Amtsgericht München',
          'Registernummer: HRB 000000',
          'USt-IdNr.: DE000000000',
        ],
      ],
    },
    {
      title: 'Redaktionell verantwortlich',
      content: ['Dr. Marlene Beispiel, Anschrift wie oben (§ 18 Abs. 2 MStV).'],
    },
    {
      title: 'Inhalte der Beraterinnen und Berater',
      content: [
        'Für die Inhalte einer persönlichen Berater-Seite ist die dort genannte Person verantwortlich. Sobald uns eine Rechtsverletzung bekannt wird, entfernen wir den betreffenden Inhalt.',
      ],
    },
    {
      title: 'Verbraucherstreitbeilegung',
      content: [
        'Wir sind nicht verpflichtet und nicht bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ],
};
