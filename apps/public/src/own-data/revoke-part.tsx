import type { PersonalData } from '@wbd/domain/own-data';
import { Box } from '@wbd/ui';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.appointments;

interface RevokePartProps extends Pick<
  PersonalData['appointments'][number],
  'advisor' | 'hasCalendar'
> {
  busy: boolean;
  onRevoke: () => Promise<void>;
}

/** Withdraws a request for a call. */
export function RevokePart({ advisor, hasCalendar, busy, onRevoke }: RevokePartProps) {
  const name = advisor ?? ownDataTexts.person.advisorGone;
  return (
    <Box mt="3">
      <ConfirmedExit
        label={texts.withdraw}
        labelOf={texts.withdrawOf(name)}
        title={texts.confirmTitle}
        text={hasCalendar ? texts.confirmCalendar(name) : texts.confirmText(name)}
        confirmLabel={texts.withdraw}
        keepLabel={texts.keep}
        busy={busy}
        onConfirm={onRevoke}
      />
    </Box>
  );
}
