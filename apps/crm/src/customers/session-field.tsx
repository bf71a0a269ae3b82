import { nextOwnSessionsQuery } from '@wbd/data/sessions';
import { freeSeats } from '@wbd/domain/seats';
import { isOfferedTo } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Skeleton, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { SelectField, type KitForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { crmTexts } from './texts.de.ts';

const texts = crmTexts.sessionField;
/** More than anyone plans at a time; the list is in the order of the dates. */
const MOST = 30;

export const sessionChoiceSchema = z.object({ sessionId: z.string().check(z.minLength(1)) });

export interface SessionFieldProps {
  form: KitForm<z.infer<typeof sessionChoiceSchema>>;
  advisorId: string;
}

/** Chooses one of the advisor's own next sessions that have a free seat. */
export function SessionField({ form, advisorId }: SessionFieldProps) {
  const sessions = useQuery(nextOwnSessionsQuery(advisorId, MOST));
  if (sessions.data === undefined) {
    return sessions.error && !sessions.isFetching ? (
      <FailureAlert
        error={sessions.error}
        title={texts.loadFailed}
        onRetry={() => void sessions.refetch()}
      />
    ) : (
      <Skeleton h="20" />
    );
  }
  const now = new Date();
  const offered = sessions.data.filter(({ session }) => isOfferedTo('host', session, now));
  if (offered.length === 0) return <Text>{texts.none}</Text>;
  return (
    <SelectField
      form={form}
      name="sessionId"
      required
      options={[
        { value: '', label: texts.choose },
        ...offered.map(({ session, title }) => {
          const free = freeSeats(session);
          const when = `${formatDateTime(session.time)} · ${title}`;
          return {
            value: session.id,
            label: free > 0 ? texts.free(when, free) : texts.full(when),
            disabled: free <= 0,
          };
        }),
      ]}
    />
  );
}
