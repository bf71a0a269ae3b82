import type { AccountDetails } from '@wbd/domain/accounts';
import { planWords } from '@wbd/domain/plans';
import { formatDateTime } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.plans;

/** Which plans the advisor had, the latest change first. */
export function PlansCard({ details }: { details: AccountDetails }) {
  const { planChanges, createdAt } = details;
  return (
    <Card title={texts.title}>
      <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
        {planChanges.map(({ id, from, to, at }) => (
          <Step key={id} at={at} text={texts.change(planWords(from), planWords(to))} />
        ))}
        <Step at={createdAt} text={texts.begin} />
      </Stack>
    </Card>
  );
}

function Step({ at, text }: { at: number; text: string }) {
  return (
    <li>
      <Text>{text}</Text>
      <Text textStyle="sm" color="fg.muted">
        {formatDateTime(new Date(at))}
      </Text>
    </li>
  );
}
