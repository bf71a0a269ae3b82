import { Box } from '@wbd/ui';
import { Checkbox, FormAlert } from '@wbd/ui/form';
import { invitationPageTexts as texts } from './texts.de.ts';

/** How many seats a session has left, and what happens to those who get none. */
export interface InvitedSeats {
  free: number;
  /** null in sessions of colleagues, whose waiting list is not the advisor's */
  waits: boolean | null;
  onWaits: (waits: boolean) => void;
}

export interface SeatsWarningProps extends InvitedSeats {
  /** how many people are about to be invited */
  invited: number;
}

/** Says before an invitation that it asks for more seats than there are. */
export function SeatsWarning({ invited, free, waits, onWaits }: SeatsWarningProps) {
  if (invited <= free) return null;
  return (
    <FormAlert status="warning" title={texts.tooFew(invited, free)}>
      {waits !== null && (
        <Box mt="2">
          <Checkbox
            hint={texts.waitsHint}
            checked={waits}
            onChange={({ target }) => {
              onWaits(target.checked);
            }}
          >
            {texts.waits}
          </Checkbox>
        </Box>
      )}
    </FormAlert>
  );
}
