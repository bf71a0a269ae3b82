import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.erase;

interface ErasePartProps {
  busy: boolean;
  onErase: () => Promise<void>;
}

/** Erases the person with everything about them, after a question. */
export function ErasePart({ busy, onErase }: ErasePartProps) {
  return (
    <OwnDataPart title={texts.title} text={texts.text}>
      <ConfirmedExit
        label={texts.button}
        title={texts.confirmTitle}
        text={texts.confirmText}
        busy={busy}
        onConfirm={onErase}
      />
    </OwnDataPart>
  );
}
