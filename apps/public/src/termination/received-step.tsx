import type { DeclareTerminationInput } from '@wbd/domain/terminations';
import { Link as RouterLink } from '@wbd/router';
import { Button, Stack, Text } from '@wbd/ui';
import { saveFile } from '@wbd/ui/save-file';
import { paths } from '../shared/paths.ts';
import { declaredFacts, DeclaredFacts } from './declared-facts.tsx';
import { StepHeading } from './step-heading.tsx';
import { terminationTexts } from './texts.de.ts';

const texts = terminationTexts.received;

interface ReceivedStepProps {
  declared: DeclareTerminationInput;
  receivedAt: Date;
}

/** Confirms content, day and time of the receipt; the same for an account that does not exist. */
export function ReceivedStep({ declared, receivedAt }: ReceivedStepProps) {
  const facts = declaredFacts(declared, receivedAt);

  function save(): void {
    const lines = facts.map(([label, value]) => `${label}: ${value}`);
    saveFile({
      filename: texts.filename,
      content: [texts.fileTitle, '', ...lines, ''].join('\n'),
      type: 'text/plain;charset=utf-8',
    });
  }

  return (
    <>
      <Stack gap="3">
        <StepHeading>{texts.title}</StepHeading>
        <Text>{texts.text(declared.confirmTo)}</Text>
      </Stack>
      <DeclaredFacts facts={facts} />
      <Text color="fg.muted">{texts.next(declared.email)}</Text>
      <Stack gap="3">
        <Button size="lg" w="full" onClick={save}>
          {texts.save}
        </Button>
        <Button asChild variant="outline" w="full">
          <RouterLink to={paths.root}>{texts.home}</RouterLink>
        </Button>
      </Stack>
    </>
  );
}
