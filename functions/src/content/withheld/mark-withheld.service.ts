import type { Flagged, Withheld, WithheldRepository } from './withheld.repository.ts';

const MAX_ROUNDS = 10;

/**
 * Marks what is withheld, by the operator or by decisions on notices, and takes the mark off everything else. It starts
 * from what is stored, so repeating it does no harm, and again when that changed meanwhile.
 */
export async function markWithheld(repository: WithheldRepository): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { content, version } = await repository.read();
    await markItems(repository, content);
    if ((await repository.read()).version === version) return;
  }
  throw new Error('What is withheld changes again and again');
}

async function markItems(repository: WithheldRepository, content: Withheld): Promise<void> {
  const { hiddenSeminars, hiddenExperts, excludedSeminars } = content;
  await mark(repository, { collection: 'seminars', flag: 'hidden' }, hiddenSeminars);
  await mark(repository, { collection: 'seminars', flag: 'excluded' }, excludedSeminars);
  await mark(repository, { collection: 'expertVideos', flag: 'hidden' }, hiddenExperts);
  const { hiddenTestimonials, hiddenQuickVideos, hiddenKnowledgeVideos } = content;
  await mark(repository, { collection: 'testimonials', flag: 'hidden' }, hiddenTestimonials);
  await mark(repository, { collection: 'quickVideos', flag: 'hidden' }, hiddenQuickVideos);
  await mark(repository, { collection: 'knowledgeVideos', flag: 'hidden' }, hiddenKnowledgeVideos);
  // after the seminars: from then on the rules refuse a new session that is not hidden
  const sessions = await repository.sessionsOf(hiddenSeminars);
  await mark(repository, { collection: 'sessions', flag: 'hidden' }, sessions);
}

async function mark(
  repository: WithheldRepository,
  flagged: Flagged,
  ids: readonly string[],
): Promise<void> {
  const wanted = new Set(ids);
  const marked = new Set(await repository.marked(flagged));
  await repository.write(flagged, [
    ...[...wanted].filter((id) => !marked.has(id)).map((id) => ({ id, value: true })),
    ...[...marked].filter((id) => !wanted.has(id)).map((id) => ({ id, value: false })),
  ]);
}
