import type { AdvisorChanges } from '@wbd/data/advisors';
import type { FileValue } from '@wbd/data/uploads';
import type { Advisor } from '@wbd/domain/advisors';
import { textOrNull } from '@wbd/domain/fields';
import { advisorWrites } from '@wbd/domain/advisors';
import { DEFAULT_POSTER_SECONDS, firstFrame } from '@wbd/ui/upload';
import * as z from 'zod/mini';
import { fileField, requiredFileField } from '../shared/file-fields.ts';
import type { SendFile } from '../shared/use-sending.ts';
import { heroTexts as texts } from './texts.de.ts';

const stored = advisorWrites.shape;

export const LONGEST_TITLE = 200;
export const LONGEST_SUBTEXT = 1000;
export const LONGEST_LOOP_SECONDS = 30;

/** The hero's fields. It is saved with a title and a loop. */
export const heroSchema = z
  .object({
    heroText: z
      .string()
      .check(z.refine((text) => text.trim() !== '' && stored.heroText.safeParse(text).success)),
    heroSubtext: z.string().check(z.refine((text) => stored.heroSubtext.safeParse(text).success)),
    loop: requiredFileField,
    intro: fileField,
    introCaptions: fileField,
    introThumb: fileField,
    introThumbTime: z.number(),
    logo: fileField,
  })
  .check(
    // the picture is taken a moment after the video was chosen
    z.refine(({ intro, introThumb }) => !(intro instanceof File) || introThumb !== null, {
      path: ['introThumb'],
      error: texts.errors.introThumb,
    }),
  );
export type SentHero = z.infer<typeof heroSchema>;
export type HeroValues = Omit<SentHero, 'loop'> & { loop: FileValue };

export function toHeroValues(advisor: Advisor): HeroValues {
  const { firstName, lastName, heroText, heroSubtext, logo } = advisor;
  const { loop, intro, introCaptions, introThumb } = advisor;
  return {
    // the page's default title
    heroText: textOrNull(heroText) ?? `${firstName} ${lastName}`,
    heroSubtext: heroSubtext ?? '',
    loop,
    intro,
    introCaptions,
    introThumb,
    logo,
    introThumbTime: DEFAULT_POSTER_SECONDS,
  };
}

/** Uploads the chosen files one by one and returns the values to store. */
export async function sendHero(send: SendFile, values: SentHero): Promise<AdvisorChanges> {
  const loop = await send(values.loop, 'hero/loop', 43);
  // a stored loop keeps the poster that it has
  const poster = values.loop instanceof File && {
    loopThumb: await send(await firstFrame(values.loop), 'hero/thumb', 2),
  };
  const intro = await send(values.intro, 'hero/intro', 40);
  const introCaptions = await send(values.introCaptions, 'hero/captions', 0);
  const introThumb = intro === null ? null : await send(values.introThumb, 'hero/thumb', 5);
  const logo = await send(values.logo, 'hero/logo', 5);
  return {
    heroText: values.heroText.trim(),
    heroSubtext: textOrNull(values.heroSubtext),
    loop,
    ...poster,
    intro,
    introCaptions,
    introThumb,
    logo,
  };
}
