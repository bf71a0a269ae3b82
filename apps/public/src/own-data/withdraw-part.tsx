import { Button } from '@wbd/ui';
import { OwnDataPart } from './own-data-part.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.withdraw;

interface WithdrawPartProps {
  busy: boolean;
  onWithdraw: () => Promise<void>;
}

/** Takes back what the person agreed to besides registrations. */
export function WithdrawPart({ busy, onWithdraw }: WithdrawPartProps) {
  return (
    <OwnDataPart title={texts.title} text={texts.text}>
      <Button
        variant="outline"
        loading={busy}
        loadingText={texts.button}
        onClick={() => void onWithdraw()}
      >
        {texts.button}
      </Button>
    </OwnDataPart>
  );
}
