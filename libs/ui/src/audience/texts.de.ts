/** Who sees an item. A form's field has the label. */
export const audienceTexts = {
  label: 'Sichtbar für',
  team: (name: string) => (/^team\b/i.test(name) ? `Nur ${name}` : `Nur Team ${name}`),
  ownTeam: 'Nur mein Team',
  options: {
    public: {
      label: 'Öffentlich',
      description: 'Es kann auf deiner Seite und auf den Seiten anderer Berater stehen.',
    },
    org: {
      label: 'Nur meine Organisation',
      description:
        'Nur Kollegen deiner Organisation finden es im Portal. Auf keiner Seite steht es.',
    },
    team: 'Nur Mitglieder deines Teams finden es im Portal. Auf keiner Seite steht es.',
    own: {
      label: 'Nur ich',
      description: 'Niemand sonst sieht es, bis du etwas anderes wählst.',
    },
  },
  badges: { org: 'Nur Organisation', own: 'Nur du siehst das' },
} as const;
