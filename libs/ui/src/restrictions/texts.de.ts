export const restrictionTexts = {
  hidden: 'Ausgeblendet',
  since: (date: string) => `seit ${date}`,
  byOperator: 'Von WBD ausgeblendet: Nur du siehst dieses Video.',
  waiting: 'Dein Widerspruch wird geprüft',
  upheld: 'Dein Widerspruch ist abgelehnt',
  more: 'Begründung und Widerspruch',
  moreOf: (title: string) => `zu ${title}`,
} as const;
