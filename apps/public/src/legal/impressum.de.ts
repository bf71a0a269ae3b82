import type { LegalDocument } from './document.ts';
import { operator } from './operator.de.ts';

export const impressum: LegalDocument = {
  title: 'Impressum',
  intro: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    {
      title: 'Anbieter',
      content: [[operator.name, operator.street, operator.city, operator.country]],
    },
    { title: 'Vertreten durch', content: [operator.representative] },
    {
      title: 'Kontakt',
      content: [[`Telefon: ${operator.phone}`, `E-Mail: ${operator.email}`]],
    },
    {
      title: 'Kontaktstelle nach Art. 11 und 12 DSA',
      content: [
        'Für Behörden der Mitgliedstaaten, die Kommission, das Gremium für digitale Dienste und alle, die WBD nutzen:',
        `E-Mail: ${operator.contactPoint}`,
        'Du erreichst hier einen Menschen, auf Deutsch oder Englisch. Einen einzelnen Inhalt meldest du am schnellsten über „Inhalt melden“ am Ende der Seite, auf der du ihn siehst.',
      ],
    },
    { title: 'Registereintrag', content: [operator.register] },
    { title: 'Umsatzsteuer-Identifikationsnummer', content: [operator.vatId] },
    { title: 'Aufsichtsbehörde', content: [operator.supervisor] },
    {
      title: 'Redaktionell verantwortlich',
      content: [`${operator.editor}, Anschrift wie oben (§ 18 Abs. 2 MStV).`],
    },
    {
      title: 'Inhalte der Beraterinnen und Berater',
      content: [
        'Für die Inhalte einer persönlichen Berater-Seite ist die dort genannte Person verantwortlich. Sobald uns eine Rechtsverletzung bekannt wird, entfernen wir den betreffenden Inhalt.',
      ],
    },
    {
      title: 'Offene Software',
      content: [
        'Der Import von Kontakten liest Dateien mit ical.js, das unter der Mozilla Public License 2.0 steht. Den Quelltext findest du unter https://github.com/kewisch/ical.js.',
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
