import { Button, Heading, Stack, Text } from '@wbd/ui';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.withdraw;

interface WithdrawPartProps {
  busy: boolean;
  onWithdraw: () => Promise<void>;
}

/** Takes back what the person agreed to besides registrations. */
export function WithdrawPart({ busy, onWithdraw }: WithdrawPartProps) {
  return (
    <Stack gap="4" align="flex-start" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      <Button
        variant="outline"
        loading={busy}
        loadingText={texts.button}
        onClick={() => void onWithdraw()}
      >
        {texts.button}
      </Button>
    </Stack>
  );
}
