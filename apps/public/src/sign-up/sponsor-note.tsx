import { Button, Stack, Text } from '@wbd/ui';
import { signUpTexts as texts } from './texts.de.ts';

interface SponsorNoteProps {
  name: string;
  disabled: boolean;
  onDrop: () => void;
}

/** Says who recommended the portal and what they learn, and offers to sign up without that. */
export function SponsorNote({ name, disabled, onDrop }: SponsorNoteProps) {
  return (
    <Stack gap="2" align="flex-start" role="note" aria-label={texts.sponsor.label}>
      <Text>{texts.sponsor.text(name)}</Text>
      <Button variant="surface" size="sm" disabled={disabled} onClick={onDrop}>
        {texts.sponsor.drop}
      </Button>
    </Stack>
  );
}
