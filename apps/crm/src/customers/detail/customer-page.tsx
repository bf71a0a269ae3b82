import { useAuth, useOwnAdvisor } from '@wbd/auth';
import { customerQuery } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { bookingTarget } from '@wbd/domain/pages';
import { may } from '@wbd/domain/plans';
import { AppError } from '@wbd/domain/errors';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useParams } from '@wbd/router';
import { Box, Button, EmptyState, ErrorState, Grid, LoadingState, Stack } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { CalendarDays, Pencil, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { EditCustomerDialog } from '../edit-customer-dialog.tsx';
import { CustomerActions } from '../organise/customer-actions.tsx';
import { InviteSelectedDialog } from '../organise/invite-selected-dialog.tsx';
import { Tags } from '../organise/tags.tsx';
import { RestrictionAlert } from '../restriction/restriction-alert.tsx';
import { RestrictionDialog } from '../restriction/restriction-dialog.tsx';
import { LeavingAlert } from '../retention/leaving-alert.tsx';
import { organiseTexts } from '../organise/texts.de.ts';
import { appointmentPath, CRM_PATH, HELP_PATH } from '../../shared/paths.ts';
import { ConsentsCard } from './consents-card.tsx';
import { DealsCard } from './deals-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import { ReferralsCard } from './referrals-card.tsx';
import { SeatsCard } from './seats-card.tsx';
import { TimelineCard } from './timeline/timeline-card.tsx';
import { detailTexts as texts } from './texts.de.ts';

const back = { to: CRM_PATH, label: texts.back };

/** Everything about one of the advisor's customers at a glance. */
export function CustomerPage() {
  const uid = useAuth((auth) => auth.user?.uid);
  const { customerId = '' } = useParams();
  if (uid === undefined) return <LoadingState />;
  return <OpenCustomer key={customerId} advisorId={uid} customerId={customerId} />;
}

function OpenCustomer({ advisorId, customerId }: { advisorId: string; customerId: string }) {
  const { data, error, isFetching, refetch } = useQuery(customerQuery(customerId));
  if (data?.advisor === advisorId) return <OwnCustomer customer={data} />;
  const isMissing = data !== undefined || isRefused(error);
  return (
    <PortalPage title={texts.title} back={back}>
      {isMissing ? (
        <EmptyState icon={<UserX size={26} />} title={texts.notFound} text={texts.notFoundText} />
      ) : error && !isFetching ? (
        <ErrorState
          title={texts.loadFailed}
          text={texts.loadFailedText}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows />
      )}
    </PortalPage>
  );
}

/** The rules answer in the same way for a customer of someone else and for one who is not there. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'permission/denied';
}

function OwnCustomer({ customer }: { customer: Customer }) {
  const [editing, setEditing] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [lifting, setLifting] = useState(false);
  const own = useOwnAdvisor();
  const isRestricted = customer.restriction !== null;
  const mayInvite =
    !isRestricted && customer.email !== null && own !== null && may(own.lv, 'createSeminars');
  const isBookable = !isRestricted && own !== null && bookingTarget(own, null) !== null;
  const { id, advisor, firstName, lastName } = customer;
  return (
    <PortalPage
      title={`${firstName} ${lastName}`.trim()}
      back={back}
      help={HELP_PATH}
      actions={
        <>
          {mayInvite && (
            <Button
              variant="outline"
              onClick={() => {
                setInviting(true);
              }}
            >
              <UserPlus aria-hidden />
              {texts.invite}
            </Button>
          )}
          {isBookable && (
            <Button asChild variant="outline">
              <RouterLink to={appointmentPath(advisor, id)}>
                <CalendarDays aria-hidden />
                {texts.appointment}
              </RouterLink>
            </Button>
          )}
          <Button
            onClick={() => {
              setEditing(true);
            }}
          >
            <Pencil aria-hidden />
            {texts.edit}
          </Button>
          <CustomerActions customer={customer} />
        </>
      }
    >
      {customer.restriction !== null && (
        <Box mb="4">
          <RestrictionAlert
            restriction={customer.restriction}
            onLift={() => {
              setLifting(true);
            }}
          />
        </Box>
      )}
      {customer.eraseOn !== null && (
        <Box mb="4">
          <LeavingAlert customer={customer} eraseOn={customer.eraseOn} />
        </Box>
      )}
      {customer.archived && (
        <Box mb="4">
          <FormAlert status="info">{organiseTexts.archive.note}</FormAlert>
        </Box>
      )}
      {customer.tags.length > 0 && (
        <Box mb="4">
          <Tags tags={customer.tags} />
        </Box>
      )}
      {/* on a phone the timeline follows what is done most, and not everything else */}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          <FactsCard customer={customer} />
          <FollowUpCard customer={customer} />
        </Stack>
        <Box gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '2' }}>
          <TimelineCard customer={customer} />
        </Box>
        <Stack gap="4">
          <SeatsCard advisorId={advisor} customerId={id} />
          <ReferralsCard customer={customer} />
          <DealsCard customer={customer} />
          <ConsentsCard customer={customer} />
        </Stack>
      </Grid>
      {inviting && (
        <InviteSelectedDialog
          advisorId={advisor}
          customers={[customer]}
          onClose={() => {
            setInviting(false);
          }}
        />
      )}
      {lifting && (
        <RestrictionDialog
          customer={customer}
          onClose={() => {
            setLifting(false);
          }}
        />
      )}
      {editing && (
        <EditCustomerDialog
          customer={customer}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </PortalPage>
  );
}
