/** Kinds of items that members share with their team, each with its collection. */
export const TEAM_ITEM_COLLECTIONS = {
  seminar: 'seminars',
  expert: 'expertVideos',
  knowledge: 'knowledgeVideos',
} as const;
export const TEAM_ITEMS = [
  'seminar',
  'expert',
  'knowledge',
] as const satisfies readonly TeamItemKind[];
export type TeamItemKind = keyof typeof TEAM_ITEM_COLLECTIONS;
