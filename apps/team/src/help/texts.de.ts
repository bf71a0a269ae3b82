export const helpTexts = {
  area: 'Team',
  intro: 'Mit anderen zusammenarbeiten, ohne etwas aus der Hand zu geben.',
  found: {
    title: 'Ein Team gründen',
    text: 'Mit dem Paket Pro gründest du ein Team und leitest es. Wer in einem Team ist, kann kein zweites haben.',
  },
  invite: {
    title: 'Einladen und annehmen',
    text: 'Über „Einladen“ bekommt eine Person eine E-Mail. Annehmen kann nur, wer diese Adresse bei WBD bestätigt hat, 14 Tage lang und einmal; die Einladung erscheint auf dieser Seite. Das Team sieht deinen Namen und seit wann du dabei bist, deine Kunden nie, und Inhalte und Zahlen nur, wenn du sie teilst.',
  },
  roles: {
    title: 'Leitung und Stellvertretung',
    text: 'Die Leitung bestimmt Stellvertretungen und kann ihr Team übergeben; der Reiter „Rechte“ zeigt, wer was darf. Fällt die Leitung aus, weil das Paket endet oder das Konto gesperrt oder geschlossen wird, rückt die Stellvertretung mit dem Paket Pro nach, die am längsten dabei ist. Sonst fragen wir das Mitglied, das am längsten dabei ist.',
  },
  figures: {
    title: 'Zahlen teilen und lesen',
    text: 'Unter „Zahlen“ entscheidet jedes Mitglied selbst, ob das Team die eigenen Zahlen sieht: Anmeldungen der eigenen Kunden, wie viele davon teilgenommen haben, neue Kunden mit eigener Nummer und Menschen, die über die eigenen Links kamen. Leitung und Stellvertretung sehen sie nach Monat und laden sie als CSV herunter, nie mit Namen. Gezählt wird einmal am Tag; „Stand“ sagt, wann. Schaltest du das Teilen aus, sind deine Zahlen sofort weg.',
  },
  items: {
    title: 'Inhalte teilen',
    text: 'Bei Seminaren, Experten-Videos und Videos der Wissensbibliothek wählst du unter „Sichtbar für“ dein Team. Dann finden sie nur Mitglieder, und der Reiter „Geteilt“ listet sie auf. Die Leitung kann etwas aus dem Team nehmen; es bleibt bei der Person, der es gehört.',
  },
  structure: {
    title: 'Teams untereinander',
    text: 'Unter „Struktur“ fragst du mit dem Berater-Code einer anderen Leitung an, ob dein Team unter ihrem stehen darf. Möglich sind drei Ebenen. Beide Seiten können das jederzeit beenden.',
  },
  leave: {
    title: 'Ein Team verlassen',
    text: 'Über „Team verlassen“ gehst du jederzeit. Alles, was dir gehört, nimmst du mit. Was nur für das Team war, siehst danach nur du, bis du es neu teilst.',
  },
} as const;
