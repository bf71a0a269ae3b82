import type { KioskOutcome } from '@wbd/auth';
import { Button, Center, Heading, Stack, Text } from '@wbd/ui';
import { Check, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.kiosk;

const NEXT_AFTER_MS = 12_000;

/** Thanks a guest without naming them, for a moment. */
export function KioskDone({ outcome, onNext }: { outcome: KioskOutcome; onNext: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onNext, NEXT_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [onNext]);

  const { title, text } = texts.done[outcome];
  return (
    <Stack gap="6" role="status">
      <Center boxSize="14" borderRadius="full" bg="green.subtle" color="green.fg" aria-hidden>
        {outcome === 'waiting' ? <Hourglass size={28} /> : <Check size={28} />}
      </Center>
      <Heading as="h2" size="3xl">
        {title}
      </Heading>
      <Stack gap="1">
        <Text>{text}</Text>
        <Text color="fg.muted">{texts.forgotten}</Text>
      </Stack>
      <Button size="lg" alignSelf="flex-start" onClick={onNext}>
        {texts.next}
      </Button>
    </Stack>
  );
}
