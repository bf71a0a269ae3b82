import type { AuthoredVideo } from '@wbd/data/knowledge-videos';
import { INTRO_TOPICS, type IntroTopic, type PublicConfig } from '@wbd/domain/content';
import { matchesSearch } from '@wbd/domain/fields';
import { libraryTexts } from './texts.de.ts';

/** What the advisor wants to see of the library. */
export interface LibraryFilter {
  search: string;
  /** the uid of the advisor whose videos alone are shown; null for all */
  only: string | null;
}

export function filterVideos(
  videos: readonly AuthoredVideo[],
  { search, only }: LibraryFilter,
): AuthoredVideo[] {
  return videos.filter(
    ({ title, description, advisor, advisorName }) =>
      (only === null || advisor === only) && matchesSearch(search, title, description, advisorName),
  );
}

export interface IntroVideo {
  topic: IntroTopic;
  title: string;
  /** paths in Cloud Storage */
  video: string;
  thumb: string | null;
}

/** The introductory videos that the operator has named, in their order. */
export function introVideos(config: PublicConfig | null): IntroVideo[] {
  return INTRO_TOPICS.flatMap((topic) => {
    const files = config?.introVideos[topic];
    return files ? [{ topic, title: libraryTexts.topics[topic], ...files }] : [];
  });
}

/** They belong to no advisor. */
export function filterIntros(
  intros: readonly IntroVideo[],
  { search, only }: LibraryFilter,
): IntroVideo[] {
  return only === null ? intros.filter(({ title }) => matchesSearch(search, title)) : [];
}
