import type { Advisor } from '@wbd/domain/advisors';
import { sharedLink } from '@wbd/domain/pages';
import { toast } from '@wbd/ui';
import { listTexts as texts } from './texts.de.ts';

/** Copies the link to a seminar on the advisor's own page: registrations there count as the advisor's. */
export async function copyInvitationLink(
  seminarId: string,
  { id, code }: Pick<Advisor, 'id' | 'code'>,
): Promise<void> {
  const { origin } = window.location;
  const link = sharedLink({ origin, code, kind: 'seminar', id: seminarId, sharer: id });
  try {
    // the clipboard is missing on pages without https
    await navigator.clipboard.writeText(link);
    toast({ type: 'success', title: texts.linkCopied });
  } catch {
    toast({ type: 'error', title: texts.copyFailed, description: link });
  }
}
