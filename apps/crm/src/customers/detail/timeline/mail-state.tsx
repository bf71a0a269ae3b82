import type { CustomerMail } from '@wbd/data/mails';
import { mailTexts } from '@wbd/domain/mails';
import { Badge } from '@wbd/ui';

type State = CustomerMail['state'];

const palettes: Record<State, string> = {
  queued: 'gray',
  claimed: 'gray',
  sending: 'gray',
  sent: 'green',
  failed: 'red',
  unclear: 'orange',
  dropped: 'gray',
  objected: 'orange',
};

/** How far a mail got. */
export function MailState({ state }: { state: State }) {
  return <Badge colorPalette={palettes[state]}>{mailTexts.states[state]}</Badge>;
}
