import type { OwnTeam } from '@wbd/domain/teams';
import { Link } from '@wbd/router';
import { Button, EmptyState, Stack } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { teamTexts } from '../texts.de.ts';
import { FoundDialog } from './found-dialog.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { startTexts as texts } from './texts.de.ts';

/** For advisors without a team: who invites them, and how to found one. */
export function StartPage({ own: { invitations, canLead } }: { own: OwnTeam }) {
  const [isFounding, setFounding] = useState(false);
  const found = (
    <Button
      onClick={() => {
        setFounding(true);
      }}
    >
      <Plus aria-hidden />
      {texts.found}
    </Button>
  );
  return (
    <PortalPage
      title={teamTexts.title}
      intro={teamTexts.intro}
      help={paths.help}
      actions={canLead && invitations.length > 0 && found}
    >
      {invitations.length > 0 ? (
        <Stack gap="4">
          {invitations.map((invitation) => (
            <InvitationCard key={invitation.id} invitation={invitation} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          icon={<Users size={26} />}
          title={texts.empty.title}
          text={canLead ? texts.empty.canFound : texts.empty.cannotFound}
        >
          {canLead ? (
            found
          ) : (
            <Button asChild variant="outline">
              <Link to={paths.pricing}>{texts.plans}</Link>
            </Button>
          )}
        </EmptyState>
      )}
      {isFounding && (
        <FoundDialog
          onClose={() => {
            setFounding(false);
          }}
        />
      )}
    </PortalPage>
  );
}
