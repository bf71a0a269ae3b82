import { formatDateTime } from '@wbd/domain/time';
import { FormAlert } from '@wbd/ui/form';
import { useState } from 'react';

interface WaitingAccountProps {
  /** what is stored; null before anything is */
  stored: { ibanEnd: string; waitsUntil: Date | null; earlierEnd: string | null } | null;
  text: (end: string, until: string, earlier: string) => string;
}

/** Says until when a changed account does not count; nothing once it does. */
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
