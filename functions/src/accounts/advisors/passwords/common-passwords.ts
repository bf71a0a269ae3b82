import { dictionary as everywhere } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { foldedText } from '@wbd/domain/fields';

/** Leaked passwords, German and English words, and German names: what attackers try first, folded. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  Object.values({ ...everywhere, ...german })
    .flat()
    .map(foldedText),
);
