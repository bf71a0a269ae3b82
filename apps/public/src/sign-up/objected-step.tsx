import { mailTexts } from '@wbd/domain/mails';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { ObjectedAddress } from '@wbd/ui/mails';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { signUpTexts } from './texts.de.ts';

const texts = signUpTexts.objected;

export interface ObjectedStepProps {
  email: string;
  busy: boolean;
  onContinue: () => void;
}

/** The account is there, but its address objected to mails, so that no link arrives that confirms it. */
export function ObjectedStep({ email, busy, onContinue }: ObjectedStepProps) {
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h1" size="3xl">
          {mailTexts.objectedAddress.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      <ObjectedAddress email={email} contactPath={paths.imprint}>
        <Button loading={busy} loadingText={signUpTexts.busy} onClick={onContinue}>
          {texts.goOn}
        </Button>
      </ObjectedAddress>
    </Panel>
  );
}
