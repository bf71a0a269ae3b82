import { Heading, Stack, Text } from '@wbd/ui';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.erase;

interface ErasePartProps {
  busy: boolean;
  onErase: () => Promise<void>;
}

/** Erases the person with everything about them, after a question. */
export function ErasePart({ busy, onErase }: ErasePartProps) {
  return (
    <Stack gap="4" align="flex-start" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      <ConfirmedExit
        label={texts.button}
        title={texts.confirmTitle}
        text={texts.confirmText}
        busy={busy}
        onConfirm={onErase}
      />
    </Stack>
  );
}
