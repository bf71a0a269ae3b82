import { dueFollowUpsQuery, saveFollowUpMutation } from '@wbd/data/customer-notes';
import { customerQuery } from '@wbd/data/customers';
import type { CustomerNote } from '@wbd/domain/customers';
import { berlinDay } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { PhoneLink } from '@wbd/ui/page';
import { DueCard, DueRow } from './due-card.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.followUps;
const SHOWN = 5;

/** Customers with whom the advisor wanted to get in touch by today; nothing while there is none. */
export function FollowUpsCard({ uid }: { uid: string }) {
  const today = berlinDay(new Date());
  return (
    <DueCard
      query={useQuery(dueFollowUpsQuery(uid, today))}
      most={SHOWN}
      texts={texts}
      row={(note) => <FollowUp key={note.id} note={note} today={today} />}
    />
  );
}

function FollowUp({ note, today }: { note: CustomerNote; today: string }) {
  const { id, followUpOn, followUpText } = note;
  const customer = useQuery(customerQuery(id)).data;
  const save = useMutation(saveFollowUpMutation());
  const name = customer ? `${customer.firstName} ${customer.lastName}`.trim() : texts.customer;

  async function finish(): Promise<void> {
    try {
      await save.mutateAsync({ customer: note, followUpOn: null, followUpText: null });
      toast({ type: 'success', title: texts.doneToast });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    }
  }

  return (
    <DueRow
      done={{ label: texts.done, ofRow: texts.doneOf(name) }}
      busy={save.isPending}
      onDone={() => finish()}
    >
      <Link asChild fontWeight="medium" overflowWrap="anywhere">
        <RouterLink to={`/intern/crm/${encodeURIComponent(id)}`}>{name}</RouterLink>
      </Link>
      {followUpText !== null && <Text overflowWrap="anywhere">{followUpText}</Text>}
      {customer && customer.phone !== null && <PhoneLink phone={customer.phone} />}
      {followUpOn !== null && followUpOn < today && (
        <Text textStyle="sm" color="fg.error">
          {texts.overdue(followUpOn)}
        </Text>
      )}
    </DueRow>
  );
}
