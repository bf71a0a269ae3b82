import { formatDateTime } from '@wbd/domain/time';
import { FormAlert } from '@wbd/ui/form';
import { useState } from 'react';

interface WaitingAccountProps {
  /** the stored profile; null before the first one */
  stored: { ibanEnd: string; waitsUntil: Date | null; earlierEnd: string | null } | null;
  text: (end: string, until: string, earlier: string) => string;
}

/** Shows when a changed account takes effect. Renders nothing once it has. */
export function WaitingAccount({ stored, text }: WaitingAccountProps) {
  const [now] = useState(() => new Date());
  if (!stored?.waitsUntil || stored.waitsUntil <= now) return null;
  const { ibanEnd, waitsUntil, earlierEnd } = stored;
  return (
    <FormAlert status="info">
      {text(ibanEnd, formatDateTime(waitsUntil), earlierEnd ?? '')}
    </FormAlert>
  );
}
