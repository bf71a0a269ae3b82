import { invitationProgress, invitationReport, type Invitation } from '@wbd/domain/seats';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { ProgressBar } from '@wbd/ui/upload';
import { InvitationResults } from './invitation-results.tsx';
import type { LatestInvitation } from './use-invitation.ts';
import { invitationPageTexts as texts } from './texts.de.ts';

/** How far the latest invitation is, and what came of it. */
export function InvitationStatus({ invitation, underWay }: LatestInvitation) {
  if (!invitation) return null;
  return underWay ? (
    <UnderWay {...invitation} />
  ) : (
    <InvitationResults invitation={invitation} report={invitationReport(invitation)} />
  );
}

function UnderWay({ people }: Invitation) {
  const { done, percent } = invitationProgress({ people });
  return (
    <Card role="region" aria-label={texts.progress}>
      <Stack gap="3">
        <Text role="status" fontWeight="semibold">
          {texts.done(done, people.length)}
        </Text>
        <ProgressBar label={texts.progress} percent={percent} />
        <Text textStyle="sm" color="fg.muted">
          {texts.mayLeave}
        </Text>
      </Stack>
    </Card>
  );
}
