import { Badge } from '@chakra-ui/react';
import { mailTexts, type MailState } from '@wbd/domain/mails';

const palettes: Record<MailState, string> = {
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
export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge colorPalette={palettes[state]}>{mailTexts.states[state]}</Badge>;
}
