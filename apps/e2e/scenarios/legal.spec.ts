import { expect, expectAccessible, test } from '../fixtures/test.ts';

const documents = {
  impressum: {
    rows: 'ROUTE-06.1',
    title: 'Impressum',
    sections: [
      'Anbieter',
      'Vertreten durch',
      'Kontakt',
      'Kontaktstelle nach Art. 11 und 12 DSA',
      'Registereintrag',
      'Umsatzsteuer-Identifikationsnummer',
      'Aufsichtsbehörde',
      'Redaktionell verantwortlich',
      'Inhalte der Beraterinnen und Berater',
      'Offene Software',
      'Verbraucherstreitbeilegung',
    ],
  },
  datenschutz: {
    rows: 'ROUTE-06.2',
    title: 'Datenschutz',
    sections: [
      'Verantwortlich',
      'Wenn du eine Seite besuchst',
      'Wenn du dich für ein Seminar anmeldest',
      'Wenn du einen Termin buchst',
      'Wenn du einen Inhalt meldest',
      'Wenn du Partner wirst',
      'Wenn du als Partner Filme kaufst oder verkaufst',
      'Wenn du einem geteilten Link folgst',
      'Dienstleister',
      'Übermittlung in die USA',
      'Wie lange wir speichern',
      'Deine Rechte',
      'Musst du uns Daten geben?',
      'Automatisierte Entscheidungen',
      'Stand',
    ],
  },
  agb: {
    rows: 'ROUTE-06.3',
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      '1. Wer wir sind',
      '2. Seminare',
      '3. Termine',
      '4. Pakete für Partner',
      '5. Zahlung, Laufzeit und Kündigung',
      '6. Inhalte der Partner',
      '7. Filme, die Partner einander verkaufen',
      '8. Haftung',
      '9. Schluss',
    ],
  },
  auftragsverarbeitung: {
    rows: 'ROUTE-06',
    title: 'Vertrag zur Auftragsverarbeitung',
    sections: [
      '1. Wer was verantwortet',
      '2. Gegenstand und Dauer',
      '3. Deine Weisungen',
      '4. Vertraulichkeit und Sicherheit',
      '5. Weitere Auftragsverarbeiter',
      '6. Unterstützung',
      '7. Nachweise und Kontrolle',
      '8. Ende des Auftrags',
      'Stand',
    ],
  },
  barrierefreiheit: {
    rows: 'ROUTE-06',
    title: 'Barrierefreiheit',
    sections: [
      'Anbieter',
      'Was WBD leistet',
      'Wie du es bedienst',
      'Wie wir die Anforderungen erfüllen',
      'Was noch nicht barrierefrei ist',
      'Barriere melden',
      'Zuständige Marktüberwachungsbehörde',
      'Stand',
    ],
  },
} as const;

for (const [name, { rows, title, sections }] of Object.entries(documents)) {
  test(`${rows} /legal/${name} has every section, and marks what the operator has to fill in`, async ({
    page,
  }) => {
    await page.goto(`/legal/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    await expect(main.locator('mark').first()).toHaveText(/^\[.+\]$/);
    await expect(
      main.getByText(
        'Die markierten Stellen ergänzt der Betreiber, bevor dieses Portal an den Start geht.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(main.getByText('[[')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}
