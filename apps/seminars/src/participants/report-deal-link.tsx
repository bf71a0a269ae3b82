import type { Participant } from '@wbd/data/registrations';
import { Link } from '@wbd/router';
import { IconButton } from '@wbd/ui';
import { HandCoins } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { nameOf } from './participant-fields.tsx';
import { participantsTexts as texts } from './texts.de.ts';

/** Leads to where the host reports a deal with a participant, who may be a colleague's guest. */
export function ReportDealLink({
  session,
  participant,
}: {
  session: string;
  participant: Participant;
}) {
  const label = texts.reportDeal(nameOf(participant));
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" aria-label={label} title={label}>
      <Link to={paths.reportDeal(session, participant.customer)}>
        <HandCoins aria-hidden />
      </Link>
    </IconButton>
  );
}
