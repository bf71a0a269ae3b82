import { EmptyState } from '@wbd/ui';
import { SearchX } from 'lucide-react';
import { sharedTexts } from './texts.de.ts';

const texts = sharedTexts.search;

/** Says why a search of advisors shows nothing. */
export function NothingFound({ isTooBroad = false }: { isTooBroad?: boolean }) {
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={isTooBroad ? texts.tooBroad : texts.noMatch}
      text={isTooBroad ? texts.tooBroadText : texts.noMatchText}
    />
  );
}
