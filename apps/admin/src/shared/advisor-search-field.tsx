import { Box } from '@wbd/ui';
import { Field, SearchInput } from '@wbd/ui/form';
import { sharedTexts } from './texts.de.ts';
import type { AdvisorSearch } from './use-advisor-search.ts';

const texts = sharedTexts.search;

/** Finds advisors; by the beginning of their e-mail address unless the hint says otherwise. */
export function AdvisorSearchField({
  typed,
  setTyped,
  hint = texts.hint,
}: Pick<AdvisorSearch, 'typed' | 'setTyped'> & { hint?: string }) {
  return (
    <Field label={texts.label} hint={hint}>
      <SearchInput value={typed} maxLength={254} onValueChange={setTyped} />
    </Field>
  );
}

/** The same on a page that has no other filter. */
export function AdvisorSearchBox(search: Pick<AdvisorSearch, 'typed' | 'setTyped'>) {
  return (
    <Box as="search" aria-label={texts.label} maxW="2xl">
      <AdvisorSearchField {...search} />
    </Box>
  );
}
