import { useKiosk } from '@wbd/auth';
import { presentWording, type ConsentOccasion, type WordingPart } from '@wbd/domain/consents';
import { Link as RouterLink } from '@wbd/router';
import { Link, Text, VisuallyHidden } from '@wbd/ui';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** What the person agrees to by going on, in the words that the server keeps. */
export function ConsentLine({ occasion }: { occasion: ConsentOccasion }) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {presentWording(occasion).parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Text>
  );
}

// in a tab of its own: a person who comes back from reading finds what was typed
function Part({ part }: { part: WordingPart }) {
  // a kiosk is one tab; there the draft keeps what was typed
  const isKiosk = useKiosk((state) => state.kiosk !== null);
  if (typeof part === 'string') return part;
  if (isKiosk) {
    return (
      <Link asChild>
        <RouterLink to={paths[part.document]}>{part.label}</RouterLink>
      </Link>
    );
  }
  return (
    <Link asChild>
      <RouterLink to={paths[part.document]} target="_blank">
        {part.label} <VisuallyHidden>{sharedTexts.newTab}</VisuallyHidden>
      </RouterLink>
    </Link>
  );
}
