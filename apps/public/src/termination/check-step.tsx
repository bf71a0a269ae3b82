import { declareTerminationMutation } from '@wbd/data/terminations';
import type { DeclareTerminationInput } from '@wbd/domain/terminations';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { declaredFacts, DeclaredFacts } from './declared-facts.tsx';
import { StepHeading } from './step-heading.tsx';
import { terminationTexts } from './texts.de.ts';

const texts = terminationTexts.check;

interface CheckStepProps {
  declared: DeclareTerminationInput;
  onBack: () => void;
  onReceived: (receivedAt: Date) => void;
}

/** Shows everything once more; the button says exactly what the law wants it to say. */
export function CheckStep({ declared, onBack, onReceived }: CheckStepProps) {
  const declaration = useMutation(declareTerminationMutation());
  return (
    <>
      <Stack gap="3">
        <StepHeading>{texts.title}</StepHeading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      <DeclaredFacts facts={declaredFacts(declared, null)} />
      {declaration.isError && (
        <FailureAlert
          error={declaration.error}
          title={texts.failed}
          texts={{ 'rate/limited': texts.tooOften }}
        />
      )}
      <Stack gap="3">
        <Button
          size="lg"
          w="full"
          loading={declaration.isPending}
          loadingText={terminationTexts.busy}
          onClick={() =>
            declaration.mutate(declared, {
              onSuccess: ({ receivedAt }) => onReceived(new Date(receivedAt)),
            })
          }
        >
          {texts.submit}
        </Button>
        <Button variant="outline" w="full" disabled={declaration.isPending} onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </>
  );
}
