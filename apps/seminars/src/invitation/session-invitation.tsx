import type { Advisor } from '@wbd/domain/advisors';
import { freeSeats } from '@wbd/domain/seats';
import { isOfferedTo, sessionState, type Seminar, type Session } from '@wbd/domain/seminars';
import { formatDate } from '@wbd/domain/time';
import { EmptyState, Stack } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { PortalPage } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useNow } from '../shared/use-now.ts';
import { ExternalCustomers } from './external-customers.tsx';
import { InvitationStatus } from './invitation-status.tsx';
import { OwnCustomers, useSelection } from './own-customers.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';
import { useExternalInvitation } from './use-external-invitation.ts';
import { useInvitation } from './use-invitation.ts';

export interface SessionInvitationProps {
  /** who invites */
  advisor: Advisor;
  session: Session;
  seminar: Seminar;
  /** whether the seminar is the advisor's own */
  isOwn: boolean;
}

/** The two ways to invite. Input of one stays while the other is shown. */
export function SessionInvitation({ advisor, session, seminar, isOwn }: SessionInvitationProps) {
  const now = useNow();
  const selection = useSelection();
  const latest = useInvitation(advisor.id, session.id);
  const external = useExternalInvitation(session.id, latest);
  const free = freeSeats(session);
  const state = sessionState(session, now);
  const [waits, setWaits] = useState(false);
  const seats = { free, waits: isOwn ? waits : null, onWaits: setWaits };
  return (
    <PortalPage
      title={texts.title(seminar.title, formatDate(session.time), session.location)}
      intro={`${sharedTexts.when(session)} · ${texts.free(free)}`}
      back={
        isOwn
          ? { to: paths.participants(session.id), label: texts.back }
          : { to: paths.list, label: sharedTexts.allSeminars }
      }
      help={paths.help}
    >
      {state === 'called-off' ? (
        <EmptyState
          icon={<CalendarX size={26} />}
          title={texts.calledOffTitle}
          text={texts.calledOff}
        />
      ) : state === 'hidden' ? (
        <EmptyState icon={<CalendarX size={26} />} title={texts.hiddenTitle} text={texts.hidden} />
      ) : !isOfferedTo('host', session, now) ? (
        <EmptyState icon={<CalendarX size={26} />} title={texts.pastTitle} text={texts.past} />
      ) : (
        <Stack gap="5">
          {/* here, because what was typed in the other tab would be lost as well */}
          <UnsavedGuard when={external.form.formState.isDirty && !external.underWay} />
          <InvitationStatus {...latest} />
          {free === 0 && <FormAlert status="warning">{texts.full}</FormAlert>}
          <AddressTabs
            label={texts.tabs}
            tabs={[
              {
                id: 'kunden',
                label: texts.ownTab,
                content: (
                  <OwnCustomers
                    sessionId={session.id}
                    selection={selection}
                    seats={seats}
                    underWay={latest.underWay}
                  />
                ),
              },
              {
                id: 'extern',
                label: texts.externalTab,
                content: <ExternalCustomers {...external} seats={seats} />,
              },
            ]}
          />
        </Stack>
      )}
    </PortalPage>
  );
}
